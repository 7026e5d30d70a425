import MapSearch

/// `/metrics`, in Prometheus' text format.
enum MetricsRoute {
  static let metrics = Route(
    "GET", "/metrics", "metrics", "Figures for Prometheus.",
    answers: [Route.Answer(.ok, ["text/plain"], schema: #"{"type":"string"}"#)], isHealth: true
  ) { (call, _) throws(Problem) in
    .reading { (reader) throws(Problem) in
      let figures: BlockingReader.Figures
      do throws(PlaceDatabaseError) { figures = try reader.figures(deadline: call.deadline) } catch {
        throw Problem(error)
      }
      return Response(contentType: ContentType.prometheus, body: Array(text(call.service, figures).utf8))
    }
  }

  private static func text(_ service: Service, _ figures: BlockingReader.Figures) -> String {
    let load = service.workers.load
    var text = MetricsText()
    text.gauge("mapsearch_places", "Places in the database.", figures.placeCount)
    text.gauge("mapsearch_wal_pages", "Pages in the write-ahead log's file.", figures.logPages)
    text.gauge("mapsearch_queries_waiting", "Queries that wait for a reader.", load.waiting)
    text.gauge("mapsearch_queries_running", "Queries that run.", load.running)
    text.counter(
      "mapsearch_query_waits_total", "Queries that found every reader at work.",
      service.workers.waits.load(ordering: .relaxed))
    text.requests(service.metrics.all)
    return text.text
  }
}

/// Prometheus' text format, version 0.0.4.
private struct MetricsText {
  private(set) var text = ""

  mutating func gauge(_ name: String, _ help: String, _ value: Int) { single(name, "gauge", help, value) }

  mutating func counter(_ name: String, _ help: String, _ value: Int) { single(name, "counter", help, value) }

  mutating func requests(_ all: [(route: String, series: Metrics.Series)]) {
    head("mapsearch_requests_total", "counter", "Answers by matched route and status.")
    for (route, series) in all {
      for (status, count) in series.statuses.sorted(by: { $0.key < $1.key }) {
        text += "mapsearch_requests_total{route=\"\(route)\",status=\"\(status)\"} \(count)\n"
      }
    }
    let name = "mapsearch_request_seconds"
    head(name, "histogram", "Time from a request's first line until its answer was sent, by matched route.")
    for (route, series) in all {
      var sum = 0
      for (bound, count) in zip(Metrics.bounds, series.buckets) {
        sum += count
        text += "\(name)_bucket{route=\"\(route)\",le=\"\(bound)\"} \(sum)\n"
      }
      text += "\(name)_bucket{route=\"\(route)\",le=\"+Inf\"} \(series.count)\n"
      text += "\(name)_sum{route=\"\(route)\"} \(series.seconds)\n"
      text += "\(name)_count{route=\"\(route)\"} \(series.count)\n"
    }
  }

  private mutating func single(_ name: String, _ type: String, _ help: String, _ value: Int) {
    head(name, type, help)
    text += "\(name) \(value)\n"
  }

  private mutating func head(_ name: String, _ type: String, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }
}
