// The module's files come here.
