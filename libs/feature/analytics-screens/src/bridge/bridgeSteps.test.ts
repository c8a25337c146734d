import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bridgeSteps } from './bridgeSteps.js';

it('[ANALYTICS-SCREENS-7] goes from the opening to the closing value in steps that add up, to the cent', () => {
  const cents = fc.integer({ min: 0, max: 1e11 });
  fc.assert(
    fc.property(fc.tuple(cents, cents, cents, cents, cents, cents, cents, cents), (given) => {
      const [opening, deposits, withdrawals, price, income, currency, fees, taxes] = given;
      const closing = opening + deposits - withdrawals + price + income + currency - fees - taxes;
      const steps = bridgeSteps(
        {
          opening: opening / 100,
          deposits: deposits / 100,
          withdrawals: withdrawals / 100,
          price: price / 100,
          income: income / 100,
          currency: currency / 100,
          fees: fees / 100,
          taxes: taxes / 100,
          closing: closing / 100,
        },
        false,
      );
      const centsOf = (step: (typeof steps)[number] | undefined): number =>
        step?.value.ok ? Math.round(Number(step.value.value) * 100) : Number.NaN;
      const sum = steps.slice(0, -1).reduce((total, step) => total + centsOf(step), 0);
      expect(centsOf(steps.at(-1))).toBe(sum);
      expect(steps.slice(1, -1).every((step) => centsOf(step) !== 0)).toBe(true);
    }),
  );
});
