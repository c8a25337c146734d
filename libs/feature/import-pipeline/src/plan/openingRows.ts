import { rowProblem, type LedgerRow } from '@finance-analyst/portfolio';
import type { ImportChoices } from './ImportChoices.js';
import type { AccountMatch, InstrumentMatch } from './ImportPlan.js';
import { openingKey } from './openingKey.js';
import type { PlannedLine } from './PlannedLine.js';

/** The opening positions that were entered, as deposits in kind, which open a lot at its cost without cash. */
export function openingRows(
  openings: ImportChoices['openings'],
  lines: readonly PlannedLine[],
  {
    accounts,
    instruments,
    createId,
  }: {
    readonly accounts: readonly AccountMatch[];
    readonly instruments: Iterable<InstrumentMatch>;
    readonly createId: () => string;
  },
): readonly LedgerRow[] {
  if (Object.keys(openings).length === 0) return [];
  const currencies = new Map<string, string>();
  for (const { account, instrument, currency } of lines.flatMap(({ rows }) => rows)) {
    if (!instrument || currency === undefined) continue;
    const key = openingKey(account, instrument);
    if (!currencies.has(key)) currencies.set(key, currency);
  }
  const made = new Map<string, LedgerRow>();
  for (const { instrument } of instruments)
    for (const { filed, account } of accounts) {
      const { symbol, market } = instrument;
      const key = openingKey(filed, instrument);
      const opening = Object.hasOwn(openings, key) ? openings[key] : undefined;
      if (!opening || made.has(key)) continue;
      made.set(key, {
        id: createId(),
        // Numbered with the rows of the import.
        entry: 0,
        account: account.id,
        kind: 'deposit',
        date: opening.date,
        acquired: opening.date,
        instrument: { symbol, market },
        quantity: opening.quantity,
        price: opening.price,
        currency: currencies.get(openingKey(account.id, instrument)) ?? account.currency,
      });
    }
  return [...made.values()].filter((row) => rowProblem(row) === null);
}
