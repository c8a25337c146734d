/** Budgets for the first load of the page, for each feature and for each worker: compressed sizes, in bytes. */
export const budgets = {
  // 3 of them portfolios: the kind, its screens, its import, exchange rates, and what a screen offers for export.
  scriptBytes: (150 + 3) * 1024,
  styleBytes: 75 * 1024,
  requests: 11,
  inlineStyleCharacters: 14_336,
  /** Scripts and styles that only the feature's own code loads. */
  featureBytes: {
    'account-screens': 12 * 1024,
    'import-pipeline': 24 * 1024,
    // Two screens: 36 of returns with the rows behind each figure and periods from years to days, 28 of risk with factors and
    // limits of weights, and 13 that only these two share.
    'analytics-screens': (36 + 28 + 13) * 1024,
    'export-panel': 6 * 1024,
    // The guide explains every assumption of every method.
    'information-screens': 38 * 1024,
    'onboarding-tour': 4 * 1024,
    // With what Home loads after its first paint: Trash, drafts, damaged records and the outcome of an import.
    'overview-screens': 7 * 1024,
    // The ledger's grid, targets with orders, income, several portfolios together, exports to three formats, and 3 of sales that
    // are tried out and wash sales.
    'portfolio-screens': (84 + 3) * 1024,
    'quality-screens': 32 * 1024,
    'shell-layout': 7 * 1024,
    terminal: 10 * 1024,
    // 8 of them the loops and draws in WebAssembly, those that a batch assembles for its model included, 2 the cases side by
    // side, and 3 the messages about correlations and unusual ranges, and the powers in assembled loops.
    'uncertainty-screens': (39 + 8 + 2 + 3) * 1024,
    // 114 of the screens, 50 of what writes Excel workbooks and memos, which loads with the first export, 4 of the
    // entry of transactions and of the tables of comparables, which load with the first of them, and 4 of the derivations of
    // target prices, returns and ranges of methods, and of what sets two methods apart, and 2 of formulas in words and of where
    // each entry of the valuation tool is from. 16 of grids and charts, which
    // other screens share: cells of text, own widths, pasted rows, lines over time.
    'valuation-screens': (114 + 50 + 4 + 4 + 2 + 16) * 1024,
    'workflow-wizard': 7 * 1024,
  },
  /** Workers load with the first of their tasks, and are cached for use without a network. */
  workerBytes: {
    // 8 of them segments, sub-models, currencies and quarters of the formula language, and 2 the schema of portfolios: a worker
    // is one file, so that nothing of it loads later.
    'worker engine': (29 + 8 + 2) * 1024,
    // 8 of them OFX, Portfolio Performance, the product's own CSV, the tables of workbooks, and the nearest instruments.
    'worker import': (54 + 8) * 1024,
    // 2 of them wash sales and sales that are tried out.
    'worker ledger': (20 + 2) * 1024,
    // A PDF writer with its font code; 61 KiB of Latin fonts come with it.
    'worker memo': 345 * 1024,
    // 10 of them the regression on factors, and weights of hundreds of holdings within groups, turnover and cost.
    'worker risk': (36 + 10) * 1024,
    // 8 of them the loops and draws in WebAssembly, and 2 what makes the table of normal figures and the shared loops.
    'worker simulation': (24 + 8 + 2) * 1024,
    // What opens Excel workbooks, which loads with the first of them.
    'worker workbook': 38 * 1024,
  },
} as const;
