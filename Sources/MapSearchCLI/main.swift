print("mapsearch")
