import type { Closing } from '@finance-analyst/broker-files';
import { rowKinds, type LedgerRow } from '@finance-analyst/portfolio';
import { textOf } from '../decimal/textOf.js';
import { unitPlaces, unitsOf } from '../decimal/unitsOf.js';
import { filedKey } from './filedKey.js';
import type { HeldBefore } from './HeldBefore.js';
import type { AccountMatch, InstrumentMatch } from './ImportPlan.js';
import { instrumentKey } from './instrumentKey.js';
import { openingKey } from './openingKey.js';
import type { PlannedLine } from './PlannedLine.js';

const ranks = new Map(rowKinds.map((kind, rank) => [kind, rank]));
const one = 10n ** BigInt(unitPlaces);
/** Of a quantity in a ledger. */
const step = 10n ** BigInt(unitPlaces - 12);

/** What accounts must have held before the first of these rows, for each instrument of which a line is refused. */
export function findHeldBefore(
  refused: readonly PlannedLine[],
  rows: readonly LedgerRow[],
  {
    accounts,
    instruments,
    closing,
  }: {
    readonly accounts: readonly AccountMatch[];
    readonly instruments: ReadonlyMap<string, InstrumentMatch>;
    readonly closing: Closing | null;
  },
): readonly HeldBefore[] {
  const keyOf = ({ account, instrument }: LedgerRow): string | null =>
    instrument ? `${account}|${instrumentKey(instrument)}` : null;
  const wanted = new Set(refused.flatMap((line) => line.rows.map(keyOf)).filter((key) => key !== null));
  const byKey = new Map<string, LedgerRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null || !wanted.has(key)) continue;
    const own = byKey.get(key);
    if (own) own.push(row);
    else byKey.set(key, [row]);
  }
  return [...byKey].flatMap(([key, own]) => {
    const ordered = own.toSorted(
      (a, b) =>
        a.date.localeCompare(b.date, 'en') ||
        (ranks.get(a.kind) ?? 0) - (ranks.get(b.kind) ?? 0) ||
        a.entry - b.entry,
    );
    const [first] = ordered;
    const instrument = first?.instrument;
    const match = accounts.find(({ account }) => account.id === first?.account);
    if (!first || !instrument || !match) return [];
    const quantity = missingBefore(ordered, closingOf(key, match.account.id));
    if (quantity === null) return [];
    return {
      key: openingKey(match.filed, instrument),
      account: match.account.id,
      instrument,
      currency: ordered.find(({ currency }) => currency !== undefined)?.currency ?? match.account.currency,
      quantity: textOf(quantity),
      date: dayBefore(first.date),
    };
  });

  /** What the file says is held at its close; null if it does not say. */
  function closingOf(key: string, account: string): bigint | null {
    const stated = (closing?.holdings ?? []).filter((held) => {
      const own = instruments.get(filedKey(held.instrument))?.instrument;
      const filed = accounts.find((match) => match.filed === held.account)?.account.id;
      return own !== undefined && filed === account && `${account}|${instrumentKey(own)}` === key;
    });
    return stated.length === 0 ? null : stated.reduce((total, { quantity }) => total + unitsOf(quantity), 0n);
  }
}

/**
 * With x held before, `factor` × x + `change` is held after each row. The least x of which nothing is ever below 0, or what
 * leads to the closing holding; null if nothing is missing.
 */
function missingBefore(rows: readonly LedgerRow[], closing: bigint | null): bigint | null {
  let factor = one;
  let change = 0n;
  let least = 0n;
  for (const { kind, ratio, ...row } of rows) {
    const quantity = unitsOf(row.quantity ?? '0');
    if (kind === 'split' || kind === 'bonus') {
      const [received, held] = [unitsOf(ratio?.received ?? '0'), unitsOf(ratio?.held ?? '0')];
      if (held <= 0n || received <= 0n) {
        // Without a ratio, what a split gives is not known for what was held before.
        if (kind === 'split') return null;
        change += quantity;
        continue;
      }
      const times = (units: bigint): bigint =>
        (units * (kind === 'bonus' ? received + held : received)) / held;
      factor = times(factor);
      change = times(change);
    } else if (kind === 'buy' || kind === 'deposit') change += quantity;
    else if (kind === 'sell' || kind === 'withdrawal' || kind === 'transfer') change -= quantity;
    else if (kind === 'merger') break;
    const needed = dividedUp(-change * one, factor);
    if (needed > least) least = needed;
  }
  const implied = closing === null ? null : ((closing - change) * one) / factor;
  if (implied !== null && implied > least) return implied;
  return least > 0n ? least : null;
}

/** A quotient, in whole steps of a quantity, not below it. */
function dividedUp(dividend: bigint, divisor: bigint): bigint {
  if (dividend <= 0n || divisor <= 0n) return 0n;
  const steps = divisor * step;
  return ((dividend + steps - 1n) / steps) * step;
}

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
