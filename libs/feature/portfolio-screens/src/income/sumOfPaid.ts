import type { Result } from '@finance-analyst/foundation';
import type { PastRate } from '@finance-analyst/portfolios';
import { sumOf } from '../holdings/sumOf.js';
import type { PaidAmount } from './paidBetween.js';

/** The sum of dividends before taxes, each at the rate of its day. */
export const sumOfPaid = (paid: readonly PaidAmount[], rateOn: PastRate): Result<number> =>
  sumOf(
    paid.map(({ gross, currency, date }): Result<number> => {
      const rate = rateOn(currency, date);
      return rate.ok ? { ok: true, value: gross * rate.value } : rate;
    }),
  );
