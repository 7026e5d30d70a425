"""Teaches schemathesis to send lines of GeoJSON."""

import schemathesis


@schemathesis.serializer("application/geo+json-seq")
def geojson_sequence(context, value):
    if isinstance(value, bytes):
        return value
    return str(value).encode("utf-8", "surrogatepass")
