/** Words of released templates, each with better ones. The hash of a template names its source, which never changes. */
export const rewordings: readonly (readonly [released: string, better: string])[] = [
  ['"Drivers, with what they were"', '"Drivers and their history"'],
  ['"Revenue before, at annual rate"', '"Opening revenue, at annual rate"'],
  ['"Depreciation, share of the fixed assets before"', '"Depreciation over opening fixed assets"'],
  ['"NOPAT of the year after"', '"NOPAT of the year after the forecast"'],
  ['after the forecast, share of the year before"', 'after the forecast, share of the prior year’s"'],
  ['at the time of the last flow"', 'at the date of the final cash flow"'],
  [', yearly repayment, share of the amount borrowed"', ', annual repayment, share of the amount borrowed"'],
  [', and a loss forever has no value.', ', so the terminal value assumes a permanent loss.'],
  [', and a multiple of it gives no value.', ', and the exit multiple needs one above zero.'],
  [', and a multiple of it is not a value.', ', and the exit multiple needs one above zero.'],
  [', and a multiple of it is not a price.', ', and the entry multiple needs one above zero.'],
  [', and a multiple of it is no debt.', ', and debt is sized on EBITDA above zero.'],
  // The figures are below zero, and are written with their sign.
  [
    ', so shareholders contribute {dividends}.',
    ', so dividends are {dividends}: shareholders contribute capital.',
  ],
  [', so growth lowers the value by {growth_value}.', ', so the value of growth is {growth_value}.'],
  [
    'Assets exceed liabilities and equity by {balance_difference}, on the opening balance sheet by {opening_difference}.',
    'Assets less liabilities and equity are {balance_difference}, on the opening balance sheet {opening_difference}.',
  ],
  ['lenders mostly ask for more than a quarter', 'lenders usually require more than a quarter'],
];

/** The source of a released template as it is compiled: with better words, and otherwise the same. */
export const rewordedSource = (source: string): string =>
  rewordings.reduce((text, [released, better]) => text.replaceAll(released, better), source);
