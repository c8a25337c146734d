import type { Result } from '@finance-analyst/foundation';
import type { Holding } from '@finance-analyst/portfolio';
import { messages } from '../messages.js';

/** The move of a day, and what it covers. */
export interface DayMove {
  readonly gain: Result<number>;
  /** How many holdings have two market prices. */
  readonly covered: number;
  /** ISO dates of the first and the last of their prices; null without any. */
  readonly days: readonly [first: string, last: string] | null;
}

/** The sum of the moves of holdings with two market prices. There is none without one; that some are missing is said by `covered`. */
export function dayMove(holdings: readonly Pick<Holding, 'dayGain' | 'price'>[]): DayMove {
  const moved = holdings.flatMap(({ dayGain, price }) =>
    dayGain.ok && price ? [{ gain: dayGain.value, day: price.asOf.slice(0, 10) }] : [],
  );
  const days = moved.map(({ day }) => day).sort();
  const [first] = days;
  const last = days.at(-1);
  const reason = holdings.length === 0 ? messages.noHoldings : messages.noDayMove;
  return {
    gain:
      first === undefined
        ? { ok: false, reason }
        : { ok: true, value: moved.reduce((sum, { gain }) => sum + gain, 0) },
    covered: moved.length,
    days: first === undefined || last === undefined ? null : [first, last],
  };
}
