import { isLongTerm } from '../calendar/isLongTerm.js';
import { isoDate } from '../calendar/isoDate.js';
import { numberOf } from '../decimal/numberOf.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { ClosedPart } from '../fold/ClosedPart.js';
import type { Ledger } from '../ledger/Ledger.js';
import type { RealizedGain } from './LedgerView.js';

/** Sums the gains of closed lots by account, instrument, currency and day, in the order in which they were closed. */
export function realizedGains(
  { registry, moneyPlaces }: Pick<Ledger, 'registry' | 'moneyPlaces'>,
  parts: readonly ClosedPart[],
): readonly RealizedGain[] {
  const sums: Sum[] = [];
  const last: (Sum | undefined)[] = [];
  for (const { position, lot, isShort, amount, currency, row } of parts) {
    const key = registry.positions.entries[position];
    if (!key) continue;
    // In the order of days, the sum of the day is among the last of its position.
    let sum = last[position];
    while (sum && sum.day === row.day && sum.gain.currency !== currency) sum = sum.before;
    if (sum?.day !== row.day) {
      const { account, instrument } = key;
      const gain = { account, instrument, currency, closed: isoDate(row.day), gain: 0, longTermGain: 0 };
      sum = { day: row.day, gain, before: last[position] };
      last[position] = sum;
      sums.push(sum);
    }
    const gain = numberOf(
      isShort ? subtractUnits(lot.cost, amount) : subtractUnits(amount, lot.cost),
      moneyPlaces,
    );
    sum.gain.gain += gain;
    if (!isShort && isLongTerm(lot.acquired, row.day)) sum.gain.longTermGain += gain;
  }
  return sums.map(({ gain }) => gain);
}

interface Sum {
  readonly day: number;
  readonly gain: { -readonly [field in keyof RealizedGain]: RealizedGain[field] };
  readonly before: Sum | undefined;
}
