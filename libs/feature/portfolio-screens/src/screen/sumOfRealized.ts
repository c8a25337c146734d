import type { Result } from '@finance-analyst/foundation';
import type { RealizedGain } from '@finance-analyst/portfolio';
import type { PastRate } from '@finance-analyst/portfolios';
import { sumOf } from '../holdings/sumOf.js';

/** The sum of realized gains, each at the rate of its day. */
export const sumOfRealized = (gains: readonly RealizedGain[], rateOn: PastRate): Result<number> =>
  sumOf(
    gains.map(({ gain, currency, closed }): Result<number> => {
      const rate = rateOn(currency, closed);
      return rate.ok ? { ok: true, value: gain * rate.value } : rate;
    }),
  );
