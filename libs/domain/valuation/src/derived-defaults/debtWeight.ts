import { day, reason } from '@finance-analyst/foundation';
import type { Assumption } from '../default-assumptions/Assumption.js';
import type { DerivationBasis } from './DerivationBasis.js';
import { numberIn } from './numberIn.js';
import { ownDebtWeight } from './ownDebtWeight.js';
import { whyNoPrice } from './whyNoPrice.js';

/** Debt over debt plus equity: at market value if there is a usable price, else at the model's own value. */
export function debtWeight(basis: DerivationBasis): Assumption {
  const { base, price, inputs, sourcesOf, fundamentals } = basis;
  const debt = numberIn(inputs, 'debt');
  const noPrice = whyNoPrice(price, base.currency);
  if (!price || noPrice !== null) return atOwnValue(basis, debt, noPrice ?? '');
  return {
    input: 'debt_weight',
    value: debt / (debt + price.price * numberIn(inputs, 'shares_outstanding')),
    reason: reason`Debt of ${base.label} against market value at the price of ${day(price.asOf)}`,
    sources: sourcesOf('debt'),
    external: {
      value: price.price,
      label: `Price of ${fundamentals.symbol} in ${price.currency}`,
      source: price.source,
      asOf: price.asOf,
    },
  };
}

function atOwnValue(
  { base, inputs, years, isOverridden, sourcesOf }: DerivationBasis,
  debt: number,
  why: string,
): Assumption {
  const weight = ownDebtWeight(
    {
      ...inputs,
      // The weight is a component of the built-up rate, whichever rate is in use.
      wacc_method: 'build_up',
      // A default multiple equals the perpetuity it is derived from.
      ...(isOverridden('exit_multiple') ? {} : { terminal_method: 'perpetual_growth' }),
    },
    years,
    debt,
  );
  return {
    input: 'debt_weight',
    value: weight.ok ? weight.value : 0,
    reason: weight.ok
      ? `Debt of ${base.label} against the model’s own equity value, since ${why}`
      : `All equity: ${why}, and ${weight.reason}`,
    sources: weight.ok ? sourcesOf('debt') : [],
    external: null,
  };
}
