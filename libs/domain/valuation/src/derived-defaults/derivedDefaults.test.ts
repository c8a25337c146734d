import { writeReason } from '@finance-analyst/foundation';
import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import type { CompanyFundamentals, Quote } from '@finance-analyst/market';
import { expect, it } from 'vitest';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { defaultAssumptions, inputsOf } from '../default-assumptions/defaultAssumptions.js';
import { freeCashFlowToFirmModel } from '../free-cash-flow-to-firm/freeCashFlowToFirmModel.js';
import { exampleCompany, exampleParameters, exampleYear } from '../testing/exampleCompany.js';
import { derivedDefaults } from './derivedDefaults.js';

const years = 5;
const quote: Quote = {
  symbol: 'EXM',
  price: 20,
  previousClose: null,
  change: null,
  changePercent: null,
  currency: 'USD',
  asOf: '2026-11-20T21:00:00Z',
  source: 'csv-import',
  stale: false,
};

interface Company {
  readonly fundamentals?: CompanyFundamentals;
  readonly quote?: Quote | null;
}

const defaultsOf = ({ fundamentals = exampleCompany(), quote: price = quote }: Company) => {
  const defaults = defaultAssumptions({ fundamentals, parameters: exampleParameters, quote: price, years });
  if (!defaults.ok) throw new Error(defaults.reason);
  return { fundamentals, price, ...defaults.value };
};

/** An input's default after the analyst changed others. */
function derived(input: string, changes: InputValues, company: Company = {}) {
  const { fundamentals, price, base, assumptions } = defaultsOf(company);
  const rule = derivedDefaults.find((each) => each.input === input);
  const assumption = rule?.derive({
    fundamentals,
    base,
    price,
    years,
    inputs: { ...inputsOf(assumptions), ...changes },
    isOverridden: (name) => name in changes,
    sourcesOf: (name) => assumptions.find((each) => each.input === name)?.sources ?? [],
    debtSpread: { value: 0.015, source: 'configuration', asOf: null },
    isBetaAssumed: true,
  });
  if (!assumption) throw new Error(`no default for ${input}`);
  return assumption;
}

const evaluatorOf = (inputs: InputValues) => {
  const created = createEvaluator(freeCashFlowToFirmModel(years), inputs);
  if (!created.ok) throw new Error('does not evaluate');
  return created.evaluator;
};

const paidLate = exampleCompany({
  annual: exampleCompany().annual.map((year) => ({
    ...year,
    figures: { ...year.figures, ...exampleYear(year.fiscalYear, { interestExpense: 90 }).figures },
  })),
});

const written = (assumption: Assumption) => ({ ...assumption, reason: writeReason(assumption.reason) });

it("[VALUATION-23] gives a new model's defaults from unchanged inputs", () => {
  for (const company of [{}, { quote: null }, { fundamentals: paidLate }]) {
    const { assumptions } = defaultsOf(company);
    for (const { input } of derivedDefaults)
      expect(derived(input, {}, company)).toEqual(assumptions.find((each) => each.input === input));
  }
});

it('[VALUATION-23] moves the cost of debt with the risk-free rate if it is derived from it', () => {
  const rate = derived('cost_of_debt', { risk_free_rate: 0.06 }, { fundamentals: paidLate });
  expect(rate.value).toBeCloseTo(0.075, 15);
  expect(writeReason(rate.reason)).toBe('Risk-free rate of 6.00% plus a spread of 1.50%');
});

it('[VALUATION-23] keeps interest over debt until the risk-free rate passes it, and moves it with debt', () => {
  expect(derived('cost_of_debt', { risk_free_rate: 0.05 }).value).toBeCloseTo(12 / 200, 15);
  expect(derived('cost_of_debt', { risk_free_rate: 0.07 }).value).toBeCloseTo(0.085, 15);
  expect(derived('cost_of_debt', { debt: 150 }).value).toBeCloseTo(12 / 150, 15);
});

it('[VALUATION-23] caps terminal growth by the risk-free rate, and fades growth to terminal growth', () => {
  expect(written(derived('terminal_growth', { risk_free_rate: 0.012 }))).toMatchObject({
    value: 0.012,
    reason: 'The risk-free rate of 1.20% caps long-run nominal growth of 2.5%',
  });
  expect(written(derived('terminal_growth', { risk_free_rate: -0.005 }))).toMatchObject({
    value: 0,
    reason: 'Zero growth, since the risk-free rate of −0.50% is negative',
  });
  const growth = derived('revenue_growth', { terminal_growth: 0.01 });
  expect((growth.value as readonly number[]).at(-1)).toBeCloseTo(0.1 + (0.01 - 0.1) * 0.8, 12);
  expect(writeReason(growth.reason)).toMatch(/fades to 1\.0%;/u);
});

it('[VALUATION-23] saves tax on interest at the operating tax rate of the final year', () => {
  expect(written(derived('interest_tax_rate', { tax_rate: [0.2, 0.2, 0.2, 0.2, 0.28] }))).toMatchObject({
    value: 0.28,
    reason: 'The operating tax rate of the final year, 28.0%',
  });
});

it('[VALUATION-23] reweights debt when debt, shares or, without a price, anything else changes', () => {
  expect(derived('debt_weight', { debt: 500 }).value).toBeCloseTo(500 / 2500, 12);
  expect(derived('debt_weight', { shares_outstanding: 50 }).value).toBeCloseTo(200 / 1200, 12);
  const unpriced = { quote: null };
  const rich = derived('debt_weight', { operating_margin: 0.4 }, unpriced).value as number;
  expect(rich).toBeLessThan(derived('debt_weight', {}, unpriced).value as number);
});

it("[VALUATION-23] keeps working capital at the base year's current ratio to revenue", () => {
  expect(derived('working_capital_rate', { base_working_capital: 260, base_revenue: 1300 }).value).toBe(0.2);
});

it('[VALUATION-24] starts the cost of capital as one number at the built-up rate, to the last digit', () => {
  for (const changes of [{}, { beta: 1.7, debt_weight: 0.35 }, { risk_free_rate: 0.031 }]) {
    const inputs = { ...inputsOf(defaultsOf({}).assumptions), ...changes };
    expect(derived('given_wacc', changes).value).toBe(evaluatorOf(inputs).number('wacc'));
  }
  expect(writeReason(derived('given_wacc', {}).reason)).toBe(
    'The built-up rate: cost of equity 9.50%, cost of debt 6.00% before tax at 25.0%, debt 9.1% of capital',
  );
});

it('[VALUATION-25] starts the exit multiple at the company’s current one, with its figures', () => {
  const ofEbitda = derived('exit_multiple', {});
  expect(ofEbitda.value).toBeCloseTo((2000 + 200 - 50) / (1331 * (0.22 + 0.04)), 12);
  expect(writeReason(ofEbitda.reason)).toBe(
    'EV/EBITDA today, in USD: (2,000.0 market value at the price of 2026-11-20 + 150.0 net debt and other claims) ÷ 346.1 EBITDA of FY2025',
  );
  const ofEbit = derived('exit_multiple', { exit_metric: 'ebit', cash: 300 });
  expect(ofEbit.value).toBeCloseTo((2000 + 200 - 300) / (1331 * 0.22), 12);
  expect(writeReason(ofEbit.reason)).toContain('EV/EBIT today, in USD: (2,000.0 market value');
  expect(writeReason(ofEbit.reason)).toContain('− 100.0 net cash after other claims) ÷ 292.8 EBIT of FY2025');
});

it.each([
  [{ quote: null }, 'no price is available'],
  [{ quote: { ...quote, currency: 'CAD' } }, 'the price is in CAD'],
  [{ quote: { ...quote, price: 0.5 } }, 'the market price implies no usable EV/EBIT(?:DA)?'],
] as const)(
  '[VALUATION-25] otherwise starts it at the multiple that equals the perpetuity',
  (company, why) => {
    for (const choices of [{}, { discounting: 'end_of_year' }, { exit_metric: 'ebit' }]) {
      const changes = { ...choices, cash: 1000 };
      const { value, reason } = derived('exit_multiple', changes, company);
      const inputs = { ...inputsOf(defaultsOf(company).assumptions), ...changes };
      const perpetuity = evaluatorOf(inputs).number('value_per_share');
      const multiple = evaluatorOf({
        ...inputs,
        terminal_method: 'market_multiple',
        exit_multiple: value,
      }).number('value_per_share');
      expect(multiple).toBeCloseTo(perpetuity, 9);
      expect(writeReason(reason)).toMatch(
        new RegExp(`implied by the model’s own perpetuity, in USD: .+; ${why}$`, 'u'),
      );
    }
  },
);

it('[VALUATION-25] says that a round multiple is used if neither gives one', () => {
  expect(written(derived('exit_multiple', { terminal_growth: 0.5 }, { quote: null }))).toMatchObject({
    value: 10,
    reason:
      'A round 10×: no price is available, and the model’s own perpetuity implies no usable multiple. Set it from comparable companies',
  });
});

it("[VALUATION-25] formats a multiple's figures in a readable scale", () => {
  const large = exampleCompany({
    annual: exampleCompany().annual.map((year) => ({
      ...year,
      figures: Object.fromEntries(
        Object.entries(year.figures).map(([line, figure]) => [
          line,
          { ...figure, value: figure.value * 1e6 },
        ]),
      ),
    })),
  });
  expect(writeReason(derived('exit_multiple', {}, { fundamentals: large }).reason)).toContain(
    'in USD m: (2,000.0 market value at the price of 2026-11-20 + 150.0 net debt',
  );
});
