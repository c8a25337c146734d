// @vitest-environment node
import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import type { ValuationModelBody } from '@finance-analyst/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resetAll, setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { headlineOf } from '../headline/headlineOf.js';
import { valueMove } from '../headline/valueMove.js';
import { leveragedBuyoutTemplate } from '../leveraged-buyout/leveragedBuyoutTemplate.js';
import { impliedReturn } from '../returns/impliedReturn.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { sensitivityOf } from '../sensitivity/sensitivityOf.js';
import { evaluateTemplate } from '../testing/evaluateTemplate.js';
import { exampleBank } from '../testing/exampleBank.js';
import { exampleParameters, exampleYear } from '../testing/exampleCompany.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleQuote, fundamentalsOf } from '../testing/exampleModel.js';
import { fraction } from '../testing/fraction.js';
import { leveragedBuyout2Example } from './leveragedBuyout2Example.js';
import { leveragedBuyout2Model } from './leveragedBuyout2Model.js';

const years = 5;
const evaluate = (changes: InputValues = {}) => {
  const created = createEvaluator(leveragedBuyout2Model(years, 2), {
    ...leveragedBuyout2Example,
    ...changes,
  });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
};

const made = (given: Partial<Parameters<typeof newValuationBody>[0]> = {}) =>
  newValuationBody({
    fundamentals: exampleFiler(),
    parameters: exampleParameters,
    quote: exampleQuote,
    preset: 'lbo',
    ...given,
  });
const bodyOf = (given?: Parameters<typeof made>[0]): ValuationModelBody => {
  const body = made(given);
  if (!body.ok) throw new Error(body.reason);
  return body.value;
};
const edited = (of: ValuationModelBody, id: string, value: number | string): ValuationModelBody =>
  followInputs(of, setAssumption(of, id, value), fundamentalsOf({ body: of }));

const deals = fc.record({
  required_return: fraction(0.08, 0.4),
  exit_multiple: fraction(6, 14),
  senior_leverage: fraction(0, 4),
  mezzanine_leverage: fraction(0, 2),
  management_options: fraction(0, 0.3),
  transaction_fee_rate: fraction(0, 0.05),
  revenue_growth: fraction(-0.05, 0.15),
  cash_sweep: fraction(0, 1),
});

describe('version 2 of the leveraged buyout', () => {
  it('[VALUATION-310] is worth the price at which the sponsor earns exactly the required return', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const value = evaluate(deal).number('value_per_share');
        fc.pre(value > 0);
        const at = evaluate({ ...deal, offer_method: 'given', given_offer_price: value });
        expect(at.number('final_annual_return')).toBeCloseTo(deal.required_return, 9);
        expect(at.number('value_per_share')).toBe(value);
      }),
      { numRuns: 50 },
    );
  });

  it('[VALUATION-311] has sources equal to uses, and a gain that its parts add up to', () => {
    fc.assert(
      fc.property(deals, (deal) => {
        const at = evaluate(deal);
        const uses = ['offer_equity', 'net_claims', 'transaction_fees', 'financing_fees', 'minimum_cash'];
        const parts = [
          'gain_from_growth',
          'gain_from_multiple',
          'gain_from_debt_paydown',
          'gain_to_fees',
          'gain_to_management',
        ];
        const sum = (names: readonly string[]) => names.reduce((total, name) => total + at.number(name), 0);
        expect(sum(uses)).toBeCloseTo(at.number('total_sources'), 8);
        expect(sum(parts)).toBeCloseTo(at.number('gain'), 8);
      }),
      { numRuns: 50 },
    );
  });

  it('[VALUATION-311] is worth the exit value and the cash, discounted, without debt and fees', () => {
    const at = evaluate({
      senior_leverage: 0,
      subordinated_leverage: 0,
      mezzanine_leverage: 0,
      management_options: 0,
      transaction_fee_rate: 0,
      minimum_cash: 0,
      debt: 0,
      cash: 0,
      pension_deficit: 0,
    });
    const cash = [1, 2, 3, 4, 5].reduce((sum, period) => sum + at.number('cash_flow', period), 0);
    const exit = 9 * at.number('ebitda', 5) + cash;
    const exitYears = 275 / 365 + 4 + 1 / 365;
    expect(at.number('value_per_share')).toBeCloseTo(exit / 1.2 ** exitYears / 102, 9);
  });

  it('[VALUATION-312] charges interest from the valuation date on, and never repays more than is owed', () => {
    const at = evaluate();
    expect(at.number('senior_interest', 1)).toBeCloseTo(600 * 0.08 * (275 / 365), 9);
    expect(at.number('mezzanine_debt', 1)).toBeCloseTo(100 * (1 + 0.13 * (275 / 365)), 9);
    const rich = evaluate({ operating_margin: 0.5 });
    expect(rich.number('total_debt', 5)).toBe(0);
    expect(rich.number('cash_balance', 5)).toBeGreaterThan(20);
  });

  it('[VALUATION-312] saves no tax with interest above its limit', () => {
    const free = evaluate();
    const limited = evaluate({ interest_limit: 0.2 });
    const [ebitda, ebita, rate] = (['ebitda', 'ebita', 'tax_rate'] as const).map((name) =>
      free.number(name, 1),
    );
    expect(free.number('interest', 1)).toBeGreaterThan(0.2 * Number(ebitda));
    expect(limited.number('taxes', 1)).toBeCloseTo((Number(ebita) - 0.2 * Number(ebitda)) * Number(rate), 9);
    expect(limited.number('value_per_share')).toBeLessThan(free.number('value_per_share'));
  });

  it('[VALUATION-312] scales with the unit of amounts', () => {
    const kinds = new Map(leveragedBuyout2Model(years, 2).inputs.map(({ name, unit }) => [name, unit.kind]));
    const times = (value: unknown): unknown =>
      Array.isArray(value) ? value.map(times) : (value as number) * 1000;
    const scaled = Object.fromEntries(
      Object.entries(leveragedBuyout2Example).map(([name, value]) => [
        name,
        kinds.get(name) === 'amount' || kinds.get(name) === 'shares' ? times(value) : value,
      ]),
    ) as InputValues;
    for (const name of ['value_per_share', 'final_annual_return', 'terminal_share'])
      expect(evaluate(scaled).number(name)).toBeCloseTo(evaluate().number(name), 9);
  });

  it('[VALUATION-313] has the debt and returns of version 1 where both describe the same deal', () => {
    // A buyer that pays no tax, of a business without growth or investment: cash flow is EBITDA less interest.
    const same = { revenue_growth: 0, tax_rate: 0, senior_amortization: 0.05, minimum_cash: 20 };
    const one = evaluateTemplate(leveragedBuyoutTemplate, {
      ...same,
      base_revenue: 1000,
      base_ebitda: 200,
      base_working_capital: 100,
      working_capital_rate: 0.1,
      ebitda_margin: 0.2,
      depreciation_rate: 0.04,
      capital_expenditure_rate: 0.04,
      entry_multiple: 8,
      exit_multiple: 9,
      senior_leverage: 3,
      senior_rate: 0.08,
      mezzanine_leverage: 0.5,
      mezzanine_rate: 0.13,
      mezzanine_interest_paid: 'in_kind',
    });
    const two = evaluate({
      ...same,
      valuation_date: '2025-12-31',
      financing_fee_rate: 0,
      transaction_fee_rate: 0,
      management_options: 0,
      subordinated_leverage: 0,
      debt: 0,
      cash: 0,
      pension_deficit: 0,
      dilutive_shares: 0,
      offer_method: 'given',
      given_offer_price: 16,
    });
    for (const period of [1, 2, 3, 4, 5])
      for (const [name, other = name] of [
        ['total_debt'],
        ['cash_interest'],
        ['exit_equity'],
        ['multiple_of_money'],
        ['cash', 'cash_balance'],
      ] as const)
        expect(two.number(other, period), `${name} ${period}`).toBeCloseTo(one.number(name, period), 8);
    for (const name of ['gain', 'gain_from_growth', 'gain_from_multiple', 'gain_from_debt_paydown'])
      expect(two.number(name), name).toBeCloseTo(one.number(name), 8);
  });
});

describe('a new leveraged buyout', () => {
  const body = bodyOf();
  const valuation = valuationOf(body);

  it('[VALUATION-314] has a reason for every input that is not a filed figure, restored by a reset', () => {
    const inputs = valuation.model.inputs.filter(({ name }) => !name.startsWith('reported_'));
    expect([...new Set(body.assumptions.map(({ input }) => input))].toSorted()).toEqual(
      inputs.map(({ name }) => name).toSorted(),
    );
    expect(body.assumptions.filter(({ reason }) => reason === '')).toEqual([]);
    const changed = edited(edited(body, 'risk_free_rate', 0.09), 'offer_method', 'given');
    expect(valuationOf(changed).rows.get('senior_leverage')?.value).toBeLessThan(4);
    expect(followInputs(changed, resetAll(changed), fundamentalsOf({ body })).assumptions).toEqual(
      body.assumptions,
    );
  });

  it('[VALUATION-314] borrows no more than EBITDA less capital expenditure covers twice', () => {
    const dear = valuationOf(bodyOf({ fundamentals: exampleFiler({ capitalExpenditure: 150 }) }));
    const read = (name: string): number => dear.evaluator.number(name);
    const interest =
      read('senior_borrowed') * read('senior_rate') +
      read('subordinated_borrowed') * read('subordinated_rate');
    expect(read('senior_leverage') + read('subordinated_leverage')).toBeLessThan(5.5);
    expect((read('base_ebitda') - 150) / interest).toBeGreaterThanOrEqual(2);
  });

  it('[VALUATION-314] names right-of-use additions, and the year of the capital expenditure if the trailing months have none', () => {
    const reasonOf = (fundamentals: ReturnType<typeof exampleFiler>) =>
      bodyOf({ fundamentals }).assumptions.find(({ input }) => input === 'senior_leverage')?.reason;
    const words = (cash: string) =>
      expect.objectContaining({
        words: expect.arrayContaining([`× EBITDA, a convention; ${cash} covers interest at `]) as unknown,
      }) as unknown;
    expect(reasonOf(exampleFiler())).toEqual(words('EBITDA less capital expenditure'));
    expect(reasonOf(exampleFiler({ rightOfUseAdditions: 20 }))).toEqual(
      words('EBITDA less capital expenditure and right-of-use additions'),
    );
    const trailingTwelveMonths = {
      ...exampleYear(2026, { revenue: 1500, operatingIncome: 300, depreciation: 60, sharesOutstanding: 98 }),
      kind: 'trailing-twelve-months',
      label: 'TTM Q1 2026',
    } as const;
    expect(reasonOf(exampleFiler({}, 0.08, { trailingTwelveMonths }))).toEqual(
      words('EBITDA less capital expenditure of FY2025'),
    );
  });

  it('[VALUATION-314] values the exit at the market multiple, and at a round one without a price', () => {
    const { evaluator } = valuation;
    const market = exampleQuote.price * evaluator.number('diluted_shares') + evaluator.number('net_claims');
    expect(evaluator.number('exit_multiple')).toBeCloseTo(market / evaluator.number('base_ebitda'), 9);
    expect(evaluator.number('offer_price')).toBeCloseTo(exampleQuote.price * 1.3, 9);
    const none = valuationOf(bodyOf({ quote: null }));
    expect(none.evaluator.number('exit_multiple')).toBe(10);
    expect(none.evaluator.read('value_per_share').ok).toBe(true);
    expect(none.evaluator.read('final_annual_return').ok).toBe(false);
  });

  it('[VALUATION-315] answers with the required return, the exit multiple that the price implies, and the return at the price', () => {
    const headline = headlineOf(valuation);
    expect(headline.wacc).toMatchObject({ ok: true, value: 0.2 });
    const implied = headline.impliedGrowth;
    if (!implied.ok) throw new Error(implied.reason);
    const trial = valuation.evaluator.fork();
    trial.set('exit_multiple', implied.value);
    expect(trial.number('value_per_share')).toBeCloseTo(exampleQuote.price, 6);
    const found = impliedReturn(valuation);
    if (!found.ok) throw new Error(found.reason);
    const atMarket = valuationOf(edited(body, 'offer_premium', 0)).evaluator;
    expect(found.value).toBeCloseTo(atMarket.number('final_annual_return'), 7);
    const grid = sensitivityOf(valuation);
    expect(grid.ok && grid.column).toBe('exit_multiple');
    const move = valueMove(valuation, valuationOf(edited(body, 'exit_multiple', 8)));
    expect(move?.parts.map(({ part }) => part)).toEqual(['terminal']);
  });

  it('[VALUATION-316] refuses banks, landlords and companies without EBITDA', () => {
    const refusal = (fundamentals: ReturnType<typeof exampleFiler>): string => {
      const body = made({ fundamentals });
      return body.ok ? '' : body.reason;
    };
    expect(refusal(exampleBank())).toContain('is a bank');
    expect(refusal(exampleFiler({}, 0.08, { businessModel: 'property' }))).toContain('is a property company');
    expect(refusal(exampleFiler({ operatingIncome: -500 }))).toContain('no positive EBITDA');
  });
});
