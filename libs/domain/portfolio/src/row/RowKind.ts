/**
 * Kinds of rows, in the order in which the rows of one day take effect.
 * - Corporate actions come first: they apply to what was held at the previous close, and the trades of the day are in
 *   new shares. Of these, a split comes before what is paid per share, and a merger last, as it ends the holding.
 * - Deposits, purchases and short sales come before transfers, sales and covers, so that what is bought can be moved and
 *   sold on the same day.
 * - A valuation comes last: it states the close.
 */
export const rowKinds = [
  'split',
  'bonus',
  'spin-off',
  'rights',
  'return-of-capital',
  'merger',
  'deposit',
  'exchange',
  'dividend',
  'interest',
  'buy',
  'short',
  'transfer',
  'sell',
  'cover',
  'fee',
  'tax',
  'withdrawal',
  'valuation',
] as const;

/** What a row records. */
export type RowKind = (typeof rowKinds)[number];
