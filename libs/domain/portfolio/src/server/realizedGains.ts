import { isLongTerm } from '../calendar/isLongTerm.js';
import { isoDate } from '../calendar/isoDate.js';
import { numberOf } from '../decimal/numberOf.js';
import { subtractUnits } from '../decimal/subtractUnits.js';
import type { Chunk } from '../ledger/Chunk.js';
import type { PositionKey } from '../ledger/createRegistry.js';
import type { Ledger } from '../ledger/Ledger.js';
import { inOrder } from '../state/inOrder.js';
import type { RealizedGain } from './LedgerView.js';

/**
 * Sums the gains of closed lots by account, instrument, currency and day: in the order of accounts and symbols, and of one instrument
 * in that in which they were closed. Those of strands that an edit left alone are the same objects as before it.
 */
export const realizedGains = (
  ledger: Pick<Ledger, 'registry' | 'moneyPlaces'>,
  byStrand: ReadonlyMap<number, readonly Chunk[]>,
): readonly RealizedGain[] =>
  inOrder([...byStrand.values()].flatMap((chunks) => gainsOf(ledger, chunks))).flatMap(({ gains }) => gains);

interface PositionGains extends PositionKey {
  readonly gains: readonly RealizedGain[];
}

/** Of strands, which are folded once: an edit leaves most of them as they were. */
const summed = new WeakMap<readonly Chunk[], readonly PositionGains[]>();

function gainsOf(
  ledger: Pick<Ledger, 'registry' | 'moneyPlaces'>,
  chunks: readonly Chunk[],
): readonly PositionGains[] {
  const known = summed.get(chunks);
  if (known) return known;
  const gains = sumGains(ledger, chunks);
  summed.set(chunks, gains);
  return gains;
}

function sumGains(
  { registry, moneyPlaces }: Pick<Ledger, 'registry' | 'moneyPlaces'>,
  chunks: readonly Chunk[],
): readonly PositionGains[] {
  const positions = new Map<number, PositionKey & { readonly sums: Sum[] }>();
  for (const { closed } of chunks)
    for (const { position, lot, isShort, amount, currency, row } of closed) {
      const key = registry.positions.entries[position];
      if (!key) continue;
      const { account, instrument } = key;
      const sums = positions.get(position)?.sums ?? [];
      if (sums.length === 0) positions.set(position, { account, instrument, sums });
      // In the order of days, the sum of the day is among the last of its position.
      let at = sums.length - 1;
      while (sums[at]?.day === row.day && sums[at]?.gain.currency !== currency) at -= 1;
      let sum = sums[at];
      if (sum?.day !== row.day) {
        const gain = { account, instrument, currency, closed: isoDate(row.day), gain: 0, longTermGain: 0 };
        sum = { day: row.day, gain };
        sums.push(sum);
      }
      const gain = numberOf(
        isShort ? subtractUnits(lot.cost, amount) : subtractUnits(amount, lot.cost),
        moneyPlaces,
      );
      sum.gain.gain += gain;
      if (!isShort && isLongTerm(lot.acquired, row.day)) sum.gain.longTermGain += gain;
    }
  return [...positions.values()].map(({ account, instrument, sums }) => ({
    account,
    instrument,
    gains: sums.map(({ gain }) => gain),
  }));
}

interface Sum {
  readonly day: number;
  readonly gain: { -readonly [field in keyof RealizedGain]: RealizedGain[field] };
}
