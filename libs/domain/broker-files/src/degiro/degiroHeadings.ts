/** Headings of the account statement, normalized: Dutch, English, German. Columns without a heading are left out. */
export const degiroHeadings: readonly (readonly string[])[] = [
  ['datum', 'tijd', 'valutadatum', 'product', 'isin', 'omschrijving', 'fx', 'mutatie', 'saldo', 'order id'],
  ['date', 'time', 'value date', 'product', 'isin', 'description', 'fx', 'change', 'balance', 'order id'],
  [
    'datum',
    'uhrzeit',
    'valutadatum',
    'produkt',
    'isin',
    'beschreibung',
    'fx',
    'anderung',
    'saldo',
    'order id',
  ],
];

/** What the columns are, in each language: a currency comes before its amount, which has no heading. */
export const degiroColumns: readonly string[] = [
  ...['date', 'time', 'value date', 'product', 'isin', 'description', 'rate'],
  ...['currency', 'change', 'balance currency', 'balance', 'order id'],
];
