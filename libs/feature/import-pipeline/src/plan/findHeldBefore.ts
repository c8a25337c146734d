import type { Closing } from '@finance-analyst/broker-files';
import { instrumentKey, type LedgerInstrument, type LedgerRow, rowKinds } from '@finance-analyst/portfolio';
import { textOf } from '../decimal/textOf.js';
import { unitPlaces, unitsOf } from '../decimal/unitsOf.js';
import { dayBefore } from './dayBefore.js';
import { filedKey } from './filedKey.js';
import type { HeldBefore } from './HeldBefore.js';
import type { AccountMatch, InstrumentMatch } from './ImportPlan.js';
import { openingKey } from './openingKey.js';
import type { PlannedLine } from './PlannedLine.js';

const ranks = new Map(rowKinds.map((kind, rank) => [kind, rank]));
/** Rows that the ledger refuses where nothing is held, whatever their size. */
const actionKinds: ReadonlySet<string> = new Set([
  'split',
  'bonus',
  'spin-off',
  'rights',
  'merger',
  'return-of-capital',
]);
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
  const wanted = new Set(
    refused.flatMap((line) =>
      line.rows.flatMap(({ account, instrument }) => (instrument ? [holdingKey(account, instrument)] : [])),
    ),
  );
  const refusedIds = new Set(refused.flatMap((line) => line.rows.map(({ id }) => id)));
  const byHolding = new Map<string, Movement[]>();
  for (const movement of rows.flatMap(movementsOf)) {
    const key = holdingKey(movement.account, movement.instrument);
    if (!wanted.has(key)) continue;
    const own = byHolding.get(key);
    if (own) own.push(movement);
    else byHolding.set(key, [movement]);
  }
  return [...byHolding].flatMap(([key, own]) => {
    const ordered = own.toSorted(
      ({ row: a }, { row: b }) =>
        a.date.localeCompare(b.date, 'en') ||
        (ranks.get(a.kind) ?? 0) - (ranks.get(b.kind) ?? 0) ||
        a.entry - b.entry,
    );
    const [first] = ordered;
    const match = accounts.find(({ account }) => account.id === first?.account);
    if (!first || !match) return [];
    const { instrument } = first;
    const quantity = missingBefore(ordered, closingOf(key, match.account.id));
    if (quantity === null && !needsHolding(ordered, refusedIds)) return [];
    return {
      key: openingKey(match.filed, instrument),
      account: match.account.id,
      instrument,
      currency: ordered.find(({ row }) => row.currency !== undefined)?.row.currency ?? match.account.currency,
      quantity: quantity === null ? '' : textOf(quantity),
      date: dayBefore(first.row.date),
    };
  });

  /** What the file says is held at its close; null if it does not say. */
  function closingOf(key: string, account: string): bigint | null {
    const stated = (closing?.holdings ?? []).filter((held) => {
      const own = instruments.get(filedKey(held.instrument))?.instrument;
      const filed = accounts.find((match) => match.filed === held.account)?.account.id;
      return own !== undefined && filed === account && holdingKey(account, own) === key;
    });
    return stated.length === 0 ? null : stated.reduce((total, { quantity }) => total + unitsOf(quantity), 0n);
  }
}

/** What a row does to one holding. */
interface Movement {
  readonly account: string;
  readonly instrument: LedgerInstrument;
  readonly row: LedgerRow;
  /** The row brings it from another account or instrument. */
  readonly isReceived: boolean;
}

const holdingKey = (account: string, instrument: LedgerInstrument): string =>
  `${account}|${instrumentKey(instrument)}`;

function movementsOf(row: LedgerRow): readonly Movement[] {
  const { account, instrument, kind, otherAccount, otherInstrument } = row;
  if (!instrument) return [];
  const movements: Movement[] = [{ account, instrument, row, isReceived: false }];
  if (kind === 'transfer' && otherAccount !== undefined)
    movements.push({ account: otherAccount, instrument, row, isReceived: true });
  if (otherInstrument) movements.push({ account, instrument: otherInstrument, row, isReceived: true });
  return movements;
}

/** Whether an action is refused and nothing comes before it that could be held. */
function needsHolding(movements: readonly Movement[], refusedIds: ReadonlySet<string>): boolean {
  const place = movements.findIndex(
    ({ row, isReceived }) => !isReceived && actionKinds.has(row.kind) && refusedIds.has(row.id),
  );
  return (
    place >= 0 &&
    movements
      .slice(0, place)
      .every(({ row, isReceived }) => !isReceived && row.kind !== 'buy' && row.kind !== 'deposit')
  );
}

/**
 * With x held before, `factor` × x + `change` is held after each row, and `short` is sold short. The least x of which
 * nothing is ever below 0, or what leads to the closing holding; null if nothing is missing, or it is not known.
 */
function missingBefore(movements: readonly Movement[], closing: bigint | null): bigint | null {
  let factor = one;
  let change = 0n;
  let short = 0n;
  let least = 0n;
  for (const {
    row: { kind, ratio, gross, ...row },
    isReceived,
  } of movements) {
    const quantity = unitsOf(row.quantity ?? '0');
    if (isReceived) {
      // What a ratio alone gives depends on what was held of the other instrument.
      if (quantity === 0n) return null;
      change += quantity;
    } else if (kind === 'split' || kind === 'bonus') {
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
      short = times(short);
    } else if (kind === 'buy' || kind === 'deposit') change += quantity;
    else if (kind === 'sell' || kind === 'withdrawal' || kind === 'transfer') change -= quantity;
    else if (kind === 'short') short += quantity;
    else if (kind === 'cover') short -= quantity;
    // All of the holding ends, whatever it was.
    else if (kind === 'merger' || (kind === 'rights' && gross !== undefined)) {
      return least > 0n ? least : null;
    }
    const needed = dividedUp(-change * one, factor);
    if (needed > least) least = needed;
  }
  const implied = closing === null ? null : ((closing - change + short) * one) / factor;
  if (implied !== null && implied > least) return implied;
  return least > 0n ? least : null;
}

/** A quotient, in whole steps of a quantity, not below it. */
function dividedUp(dividend: bigint, divisor: bigint): bigint {
  if (dividend <= 0n || divisor <= 0n) return 0n;
  const steps = divisor * step;
  return ((dividend + steps - 1n) / steps) * step;
}
