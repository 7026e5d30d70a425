// What an app imports: the values and services of the modules below, under one name.
@_exported public import Geodesy
@_exported public import PlaceImport
@_exported public import PlaceSearch
@_exported public import PlaceStorage
