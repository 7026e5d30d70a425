extension Router {
  /// What is served; the most asked for first.
  static let standardRoutes: [Route] =
    [SearchRoutes.search, SuggestRoute.suggest, SearchRoutes.nearby, PlaceRoutes.get, CategoryRoutes.list]
    + [SourceRoutes.list]
    + PlaceWriteRoutes.all + LocationRoutes.all + HistoryRoutes.all + SessionRoutes.all
    + [
      HealthRoutes.healthz, HealthRoutes.readyz, HealthRoutes.version, MetricsRoute.metrics,
      OpenAPIRoute.document,
    ]
    + [
      PhotonDoor.api, NominatimDoor.search, NominatimDoor.reverse, NominatimDoor.lookup, NominatimDoor.status,
    ]
    + [KakaoDoor.keyword, KakaoDoor.category]
}
