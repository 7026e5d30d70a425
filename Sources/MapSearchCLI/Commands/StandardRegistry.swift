extension CommandRegistry {
  /// The commands of the program; attach one with a line here.
  static var standard: CommandRegistry {
    CommandRegistry(entries: [
      ("bench", BenchCommand.init),
      ("check", CheckCommand.init),
      ("completions", CompletionsCommand.init),
      ("help", HelpCommand.init),
      ("history clear", HistoryClearCommand.init),
      ("history delete", HistoryDeleteCommand.init),
      ("history list", HistoryListCommand.init),
      ("history pause", HistoryPauseCommand.init),
      ("history resume", HistoryPauseCommand.init),
      ("import", ImportCommand.init),
      ("locate clear", LocateCommand.init),
      ("locate get", LocateCommand.init),
      ("locate play", LocatePlayCommand.init),
      ("locate set", LocateCommand.init),
      ("migrate", MigrateCommand.init),
      ("nearby", QueryCommand.init),
      ("place delete", PlaceDeleteCommand.init),
      ("place get", PlaceGetCommand.init),
      ("place move", PlaceMoveCommand.init),
      ("place put", PlacePutCommand.init),
      ("query", QueryCommand.init),
      ("serve", ServeCommand.init),
      ("session reset", SessionResetCommand.init),
      ("session restore", SessionRestoreCommand.init),
      ("session save", SessionSaveCommand.init),
      ("session show", SessionShowCommand.init),
      ("sheet describe", SheetDescribeCommand.init),
      ("sheet presets", SheetPresetsCommand.init),
      ("sheet replay", SheetReplayCommand.init),
      ("stats", StatsCommand.init),
      ("suggest", SuggestCommand.init),
    ])
  }
}
