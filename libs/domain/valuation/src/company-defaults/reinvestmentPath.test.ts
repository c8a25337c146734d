import { writeReason } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleBuyoutModel } from '../testing/exampleModels.js';

const { body } = exampleCompanyModel();
type Body = typeof body;
const rowsOf = (of: Body, input: string) => of.assumptions.filter((row) => row.input === input);
const pathOf = (of: Body, input = 'sales_to_capital'): readonly number[] =>
  rowsOf(of, input).map(({ value }) => value as number);
const edit = (of: Body, input: string, value: number | string, year = 0): Body =>
  followInputs(of, setAssumption(of, rowsOf(of, input)[year]?.id ?? '', value), exampleFiler());

/** Reinvestment over NOPAT by year, if each were a whole year. */
function reinvestmentRates(of: Body): readonly number[] {
  const [growth, margins, taxes] = ['revenue_growth', 'operating_margin', 'tax_rate'].map((input) =>
    pathOf(of, input),
  );
  return pathOf(of).map((ratio, year) => {
    const rate = growth?.[year] ?? Number.NaN;
    const margin = (margins?.[year] ?? Number.NaN) * (1 - (taxes?.[year] ?? Number.NaN));
    return rate / (1 + rate) / ratio / margin;
  });
}

it('[VALUATION-460] goes in equal steps from the company’s own to terminal growth ÷ RONIC in the year after the forecast', () => {
  const rates = reinvestmentRates(body);
  const { evaluator } = valuationOf(body);
  const after = evaluator.number('terminal_reinvestment_rate');
  expect(after).toBeCloseTo(evaluator.number('terminal_growth') / evaluator.number('ronic'), 12);
  const step = (after - (rates[0] ?? Number.NaN)) / rates.length;
  expect(Math.abs(step)).toBeGreaterThan(0.001);
  rates.forEach((rate, year) => {
    expect(rate).toBeCloseTo((rates[0] ?? Number.NaN) + step * year, 9);
  });
  expect(writeReason(rowsOf(body, 'sales_to_capital')[0]?.reason ?? '')).toContain('of NOPAT to');
});

it('[VALUATION-460] follows the cost of capital, the return on new capital and terminal growth', () => {
  for (const [input, value] of [
    ['terminal_growth', 0.01],
    ['risk_free_rate', 0.06],
  ] as const) {
    const edited = edit(body, input, value);
    expect(pathOf(edited)[0]).toBeCloseTo(pathOf(body)[0] ?? Number.NaN, 9);
    expect(pathOf(edited).at(-1)).not.toBeCloseTo(pathOf(body).at(-1) ?? Number.NaN, 3);
  }
  const chosen = edit(edit(body, 'ronic_method', 'given'), 'given_ronic', 0.2);
  expect(pathOf(chosen).at(-1)).toBeGreaterThan(pathOf(body).at(-1) ?? Number.NaN);
});

it('[VALUATION-460] lets growth and margins that the analyst enters cost and earn what they do', () => {
  const faster = edit(body, 'revenue_growth', 0.2, 1);
  expect(pathOf(faster)).toEqual(pathOf(body));
  const [before, after] = [body, faster].map((of) => valuationOf(of).evaluator.number('reinvestment', 2));
  expect(after).toBeGreaterThan(before ?? Number.NaN);
  expect(pathOf(edit(body, 'operating_margin', 0.3, 1))).toEqual(pathOf(body));
});

it('[VALUATION-460] stays at the company’s own ratio where margins are not decided or new capital earns nothing', () => {
  const losing = exampleCompanyModel({ fundamentals: exampleFiler({ operatingIncome: -200 }) }).body;
  const chosen = edit(edit(body, 'ronic_method', 'given'), 'given_ronic', 0);
  for (const of of [losing, chosen]) {
    expect(new Set(pathOf(of)).size).toBe(1);
    expect(writeReason(rowsOf(of, 'sales_to_capital')[0]?.reason ?? '')).not.toContain('NOPAT');
  }
});

it('[VALUATION-460] gives new capital no less than RONIC on the way, where it earned more', () => {
  // Revenue that fell rises slowly at the end, and reinvestment in equal steps would cost more than it earns.
  const { body: falling } = exampleCompanyModel({ fundamentals: exampleFiler({}, -0.03) });
  const { evaluator } = valuationOf(falling);
  const growth = pathOf(falling, 'revenue_growth');
  expect(growth[0]).toBeLessThan(0);
  growth.forEach((rate, year) => {
    if (rate <= 0) return;
    const margin = pathOf(falling, 'operating_margin')[year] ?? Number.NaN;
    const tax = pathOf(falling, 'tax_rate')[year] ?? Number.NaN;
    const earned = (pathOf(falling)[year] ?? Number.NaN) * margin * (1 - tax);
    expect(earned).toBeGreaterThan(evaluator.number('ronic') - 1e-9);
  });
});

it('[VALUATION-410] says in its first words that the ratio fades, where a buyout of the company says that it is constant', () => {
  const reasonOf = (of: Body) => writeReason(rowsOf(of, 'sales_to_capital')[0]?.reason ?? '');
  const [dcf, buyout] = [body, exampleBuyoutModel().body as Body];
  expect(new Set(pathOf(dcf)).size).toBeGreaterThan(1);
  expect(new Set(pathOf(buyout)).size).toBe(1);
  const ratio = '2.50 of revenue added per unit of invested capital added; FY2020 to FY2025';
  expect(reasonOf(buyout)).toBe(`Constant at ${ratio}`);
  const last = (pathOf(dcf).at(-1) ?? Number.NaN).toFixed(2);
  expect(reasonOf(dcf).startsWith(`Moves to ${last} from ${ratio}; reinvestment goes from `)).toBe(true);
  const undecided = exampleCompanyModel({ fundamentals: exampleFiler({ operatingIncome: -200 }) }).body;
  expect(reasonOf(undecided)).toMatch(/^Constant at /u);
});
