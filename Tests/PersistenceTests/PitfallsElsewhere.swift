// Rows of our list of SQLite pitfalls that have no test here, and why.
//
// 35  Tokenizer constructors: we register no tokenizer; FTS5's own `ascii` is fed words already analysed.
// 36  `unicode61` does not split CJK: segmentation is TextAnalysis's, tested there.
// 37  External-content tables and REPLACE: our full-text table is contentless; that places are never replaced is
//     PlaceStorage's to test.
// 39  DELETE from a desynchronised full-text table, and its 'rebuild': PlaceStorage owns the table and its repair.
// 40  Content triggers that outlive the table: a contentless table has none.
// 41  Raw text as FTS5 syntax: quoting is PlaceStorage's; that errors do not repeat the text is tested here.
// 42  Short prefixes: the prefix lengths are chosen by PlaceStorage and PlaceSearch.
// 44  R*Tree's 32-bit floats: we have no R*Tree.
// 46  Snapshot symbols and block callbacks that Linux lacks: every callback here is a C function with an opaque
//     context, and we use no snapshot API, or the module would not compile on Linux.
