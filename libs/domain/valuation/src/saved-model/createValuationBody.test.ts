import { historicalYears } from '../history/historicalYears.js';
import { expect, it } from 'vitest';
import { exampleFundamentals, exampleModel, exampleValuation } from '../testing/exampleModel.js';

/** Annual statements for a number of years, ending in 2025. */
const fundamentalsOf = (count: number) => {
  const { annual, ...others } = exampleFundamentals();
  const last = annual.at(-1);
  if (!last) throw new Error('The example has no statements.');
  return {
    ...others,
    annual: Array.from({ length: count }, (_, index) => {
      const fiscalYear = 2026 - count + index;
      return {
        ...last,
        fiscalYear,
        label: `FY${fiscalYear}`,
        start: `${fiscalYear}-01-01`,
        end: `${fiscalYear}-12-31`,
      };
    }),
  };
};

it('[VALUATION-47] gives the first of ten years its growth from the year before it', () => {
  const fundamentals = fundamentalsOf(15);
  const [first] = exampleValuation(exampleModel({ fundamentals })).history.slice(-10);
  expect(first?.period.fiscalYear).toBe(2016);
  for (const line of ['revenue_growth', 'change_in_working_capital', 'free_cash_flow'] as const)
    expect(first?.figures[line]?.ok).toBe(true);
});

it('[VALUATION-56] names the listing by symbol and market, as requested', () => {
  const bodyOf = (symbol: string) => exampleModel({ fundamentals: exampleFundamentals({ symbol }) }).body;
  expect(bodyOf('ABC').instrument).toEqual({ symbol: 'ABC', market: null, name: 'Example Company' });
  expect(bodyOf('XPAR:ABC').instrument).toMatchObject({ symbol: 'ABC', market: 'XPAR' });
});

it('[VALUATION-47] has none if the year before it was not filed', () => {
  const fundamentals = fundamentalsOf(10);
  const [first] = exampleValuation(exampleModel({ fundamentals })).history;
  expect(historicalYears(fundamentals)).toHaveLength(10);
  expect(first?.figures['revenue_growth']).toEqual({
    ok: false,
    reason: 'No year before FY2016 is available.',
  });
});
