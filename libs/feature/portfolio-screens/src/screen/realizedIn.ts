import type { Result } from '@finance-analyst/foundation';
import type { HoldingMarket, RealizedGain } from '@finance-analyst/portfolio';
import { sumOf } from '../holdings/sumOf.js';

/** The gains realized in a year, each at the rate of its day. */
export const realizedIn = (
  gains: readonly RealizedGain[],
  year: string,
  { currency, rateOn }: Pick<HoldingMarket, 'currency' | 'rateOn'>,
): Result<number> =>
  sumOf(
    gains
      .filter(({ closed }) => closed.startsWith(year))
      .map((gain): Result<number> => {
        const rate = gain.currency === currency ? 1 : rateOn(gain.currency, gain.closed);
        return rate === null
          ? { ok: false, reason: `There is no exchange rate of ${gain.currency} on ${gain.closed}.` }
          : { ok: true, value: gain.gain * rate };
      }),
  );
