// @vitest-environment node
import { loadDocumentForms, parseDocument, type ValuationModelBody } from '@finance-analyst/documents';
import { createEvaluator, type InputValues } from '@finance-analyst/model-engine';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { resetAll, setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { excessReturnTemplate } from '../excess-return/excessReturnTemplate.js';
import { headlineOf } from '../headline/headlineOf.js';
import { valueMove } from '../headline/valueMove.js';
import { reportedSources } from '../history/reportedSources.js';
import { impliedReturn } from '../returns/impliedReturn.js';
import { targetPrice } from '../returns/targetPrice.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { cellsNearBase, sensitivityOf } from '../sensitivity/sensitivityOf.js';
import { bankYear, exampleBank, exampleBankModel } from '../testing/exampleBank.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleQuote, fundamentalsOf } from '../testing/exampleModel.js';
import { evaluateTemplate } from '../testing/evaluateTemplate.js';
import { fraction } from '../testing/fraction.js';
import { excessReturn2Model } from './excessReturn2Model.js';

const document = exampleBankModel();
const { body } = document;
const bank = valuationOf(body);
const edited = (id: string, value: number | string, of: ValuationModelBody = body): ValuationModelBody =>
  followInputs(of, setAssumption(of, id, value), fundamentalsOf({ body: of }));

const noPast = {
  reported_equity: [null],
  reported_assets: [null],
  reported_net_income: [null],
  reported_dividends: [null],
  reported_repurchases: [null],
};
const evaluate = (inputs: InputValues, years = 5) => {
  const created = createEvaluator(excessReturn2Model(years, 1), { ...noPast, ...inputs });
  if (!created.ok) throw new Error(JSON.stringify(created.problems));
  return created.evaluator;
};

beforeAll(() => loadDocumentForms('valuation-model'));

describe('a new model of a bank', () => {
  it.each(['bank', 'insurer'] as const)(
    '[VALUATION-300] is of the excess return template (%s)',
    (businessModel) => {
      const made = exampleBankModel({ fundamentals: exampleBank({ businessModel }) });
      expect(made.body.template).toMatchObject({ id: 'excess-return', version: 2 });
      expect(made.body.computed?.valuePerShare).toEqual({
        ok: true,
        value: valuationOf(made.body).evaluator.number('value_per_share'),
      });
    },
  );

  it('[VALUATION-300] says what its filings lack', () => {
    const annual = [2024, 2025].map((year) => {
      const { netIncome: _, ...figures } = bankYear(year).figures;
      return { ...bankYear(year), figures };
    });
    const made = newValuationBody({
      fundamentals: exampleBank({ annual }),
      parameters: exampleParameters,
      quote: null,
    });
    expect(made).toMatchObject({ ok: false, reason: expect.stringContaining('net income') as unknown });
  });

  it('[VALUATION-300] has a row with a reason for every input that is not a filed figure, and opens again', () => {
    const inputs = bank.model.inputs.filter(({ name }) => !name.startsWith('reported_'));
    expect([...new Set(body.assumptions.map(({ input }) => input))].toSorted()).toEqual(
      inputs.map(({ name }) => name).toSorted(),
    );
    expect(body.assumptions.filter(({ reason }) => reason === '')).toEqual([]);
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({
      ok: true,
      value: { access: 'editable', document: { body } },
    });
  });

  it('[VALUATION-301] starts from the newest balance sheet that has equity', () => {
    const year = bankYear(2025, { shareholdersEquity: 2000, totalAssets: 21_000 });
    const trailing = { ...year, label: 'TTM Q3 2026', start: '2025-10-01', end: '2026-09-30' };
    const of = (trailingTwelveMonths: typeof trailing) =>
      valuationOf(exampleBankModel({ fundamentals: exampleBank({ trailingTwelveMonths }) }).body);
    const newer = of(trailing);
    expect(newer.rows.get('balance_date')?.value).toBe('2026-09-30');
    expect(newer.rows.get('base_equity')?.value).toBe(2000);
    expect(newer.evaluator.number('period_length', 1)).toBeCloseTo(92 / 365, 12);
    const { shareholdersEquity: _, ...figures } = trailing.figures;
    expect(of({ ...trailing, figures }).rows.get('balance_date')?.value).toBe('2025-12-31');
  });

  it('[VALUATION-302] has its past from the model, with the filed figures behind it', () => {
    const newest = bank.history.at(-1);
    expect(bank.history).toHaveLength(10);
    expect(newest?.figures['return_on_opening_equity']).toMatchObject({
      ok: true,
      value: expect.closeTo(0.12, 12) as unknown,
    });
    expect(newest?.figures['payout_ratio']).toMatchObject({
      ok: true,
      value: expect.closeTo(0.5, 12) as unknown,
    });
    const filed = (of: typeof bank) =>
      ['reported_dividends', 'reported_repurchases'].map((input) =>
        reportedSources(of, input, 0).map(({ line, period }) => [line, period]),
      );
    expect(filed(bank)).toEqual([[['dividendsPaid', 'FY2025']], [['shareRepurchases', 'FY2025']]]);
    // Without repurchases reported, payouts are the dividends, and nothing is behind the repurchases of 0.
    const annual = exampleBank().annual.map((year) => {
      const { shareRepurchases: _, ...figures } = year.figures;
      return { ...year, figures };
    });
    const dividendsOnly = valuationOf(exampleBankModel({ fundamentals: exampleBank({ annual }) }).body);
    expect(filed(dividendsOnly)).toEqual([[['dividendsPaid', 'FY2025']], []]);
    expect(dividendsOnly.evaluator.number('reported_repurchases', 0)).toBe(0);
    expect(dividendsOnly.evaluator.number('payout_ratio', 0)).toBeCloseTo(0.4, 12);
  });

  it('[VALUATION-303] moves with an edit what depends on it, and is as new after a reset', () => {
    const lower = edited('risk_free_rate', 0.02);
    expect(lower.assumptions.find(({ id }) => id === 'terminal_growth')?.value).toBe(0.02);
    const growths = (of: ValuationModelBody) =>
      of.assumptions.filter(({ input }) => input === 'asset_growth').map(({ value }) => value as number);
    expect(growths(lower).at(-1)).toBeLessThan(growths(body).at(-1) ?? 0);
    const reset = followInputs(lower, resetAll(lower), fundamentalsOf({ body }));
    expect(reset.assumptions).toEqual(body.assumptions);
  });

  it('[VALUATION-303] requires the share of assets that the edited equity or assets have', () => {
    const ratioOf = (of: ValuationModelBody) => of.assumptions.find(({ input }) => input === 'capital_ratio');
    const equity = bank.evaluator.number('base_equity');
    const higher = edited('base_equity', equity * 1.2);
    expect(ratioOf(higher)).toMatchObject({ value: expect.closeTo(0.12, 12) as unknown });
    expect(valuationOf(higher).evaluator.number('dividends', 2)).toBeGreaterThan(0);
    const larger = edited('base_assets', equity * 20, higher);
    expect(ratioOf(larger)?.value).toBeCloseTo(0.06, 12);
    // Equity that the model's own check refuses leaves the ratio as it is.
    expect(ratioOf(edited('base_equity', -1))?.value).toBe(ratioOf(body)?.value);
    const reset = followInputs(larger, resetAll(larger), fundamentalsOf({ body }));
    expect(reset.assumptions).toEqual(body.assumptions);
  });

  it('[VALUATION-304] answers with the cost of equity, and the return on equity that the price implies', () => {
    const headline = headlineOf(bank);
    expect(headline.wacc).toMatchObject({ ok: true, value: 0.04 + 1.1 * 0.05 });
    const implied = headline.impliedGrowth;
    if (!implied.ok) throw new Error(implied.reason);
    const trial = bank.evaluator.fork();
    trial.set('return_on_equity', implied.value);
    expect(trial.number('value_per_share')).toBeCloseTo(exampleQuote.price, 6);
    const dear = exampleBankModel({ quote: { ...exampleQuote, price: 1e6 } });
    expect(headlineOf(valuationOf(dear.body)).impliedGrowth).toEqual({
      ok: false,
      reason: 'none between −50% and +100%',
    });
  });

  it('[VALUATION-304] varies the cost of equity and persistence in its sensitivity', () => {
    const grid = sensitivityOf(bank);
    if (!grid.ok) throw new Error(grid.reason);
    expect(grid.column).toBe('persistence');
    const given = edited(
      'persistence',
      grid.columns[3] ?? 0,
      edited('given_cost_of_equity', grid.rows[1] ?? 0, edited('cost_of_equity_method', 'given')),
    );
    expect(grid.cells[1]?.[3]).toMatchObject({
      ok: true,
      value: valuationOf(given).evaluator.number('value_per_share'),
    });
  });

  it('[VALUATION-304] varies persistence within 0% and 100%, with the model as it is in its grid', () => {
    for (const persistence of [0, 0.05, 0.5, 0.9, 0.95, 1]) {
      const near = valuationOf(edited('persistence', persistence));
      const grid = sensitivityOf(near);
      if (!grid.ok) throw new Error(grid.reason);
      expect(grid.columns).toHaveLength(5);
      expect(Math.min(...grid.columns)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...grid.columns)).toBeLessThanOrEqual(1);
      expect(grid.columns[grid.base.column]).toBe(persistence);
      const value = near.evaluator.number('value_per_share');
      expect(grid.cells[grid.base.row]?.[grid.base.column]).toMatchObject({
        ok: true,
        value: expect.closeTo(value, 9) as unknown,
      });
      expect(cellsNearBase(grid)).toHaveLength([0, 0.05, 0.95, 1].includes(persistence) ? 6 : 9);
    }
    const beyond = sensitivityOf(valuationOf(edited('persistence', 1.2)));
    expect(beyond.ok && beyond.columns[beyond.base.column]).toBe(1.2);
  });

  it('[VALUATION-304] has an expected return, a target price and the parts of a change', () => {
    const found = impliedReturn(bank);
    if (!found.ok) throw new Error(found.reason);
    const at = edited('given_cost_of_equity', found.value, edited('cost_of_equity_method', 'given'));
    expect(valuationOf(at).evaluator.number('value_per_share')).toBeCloseTo(exampleQuote.price, 6);
    expect(targetPrice(bank)).toMatchObject({
      ok: true,
      from: { day: '2026-11-20', costOfEquity: 0.04 + 1.1 * 0.05 },
    });
    const move = valueMove(bank, valuationOf(edited('persistence', 0.3)));
    expect(move?.parts.map(({ part }) => part)).toEqual(['terminal']);
    const lastReturn = body.assumptions.findLast(({ input }) => input === 'return_on_equity')?.id ?? '';
    const returns = valueMove(bank, valuationOf(edited(lastReturn, 0.2)));
    expect(returns?.parts.map(({ part }) => part)).toEqual(['flows', 'terminal']);
    expect(move?.parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(
      (move?.to ?? 0) - (move?.from ?? 0),
      9,
    );
  });
});

describe('version 2 of the excess return template', () => {
  const dates = { valuation_date: '2025-12-31', balance_date: '2025-12-31', first_year_end: '2026-12-31' };

  it('[VALUATION-305] agrees with version 1 in whole years valued on the day of the balance sheet', () => {
    const { example } = excessReturnTemplate;
    const one = evaluateTemplate(excessReturnTemplate, example);
    const two = evaluate({ ...example, ...dates });
    for (const name of ['value_per_share', 'equity_value', 'present_value_of_terminal_value'])
      expect(two.number(name) / (one.number(name) - (name === 'equity_value' ? 50 : 0)), name).toBeCloseTo(
        1,
        12,
      );
  });

  it('[VALUATION-305] is worth its dividends and its final value, whatever the length of the first period', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 365 }),
        fraction(-0.1, 0.3),
        fraction(0.05, 0.15),
        fraction(0, 1),
        (days, roe, cost, persistence) => {
          const first = new Date(Date.UTC(2025, 11, 31) + days * 86_400_000).toISOString().slice(0, 10);
          const evaluator = evaluate({
            ...excessReturnTemplate.example,
            ...dates,
            first_year_end: first,
            return_on_equity: roe,
            cost_of_equity_method: 'given',
            given_cost_of_equity: cost,
            persistence,
          });
          const factor = (period: number) => evaluator.number('discount_factor', period);
          const dividends = [1, 2, 3, 4, 5].reduce(
            (sum, period) => sum + evaluator.number('dividends', period) * factor(period),
            0,
          );
          const final = (evaluator.number('equity', 5) + evaluator.number('terminal_value')) * factor(5);
          expect(Math.abs(dividends + final - evaluator.number('value_at_balance_date'))).toBeLessThan(1e-6);
        },
      ),
    );
  });

  it('[VALUATION-305] earns the cost of equity from the balance sheet to the valuation date', () => {
    const { example } = excessReturnTemplate;
    const then = evaluate({ ...example, ...dates, preferred_equity: 0 });
    const later = evaluate({ ...example, ...dates, preferred_equity: 0, valuation_date: '2026-12-31' });
    const cost = then.number('cost_of_equity');
    expect(later.number('value_per_share') / then.number('value_per_share')).toBeCloseTo(1 + cost, 12);
  });

  it('[VALUATION-305] is worth book equity where the return is the cost of equity, whatever the length of the first period', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), fraction(0.05, 0.15), (days, rate) => {
        const first = new Date(Date.UTC(2025, 11, 31) + days * 86_400_000).toISOString().slice(0, 10);
        const evaluator = evaluate({
          ...excessReturnTemplate.example,
          ...dates,
          first_year_end: first,
          return_on_equity: rate,
          cost_of_equity_method: 'given',
          given_cost_of_equity: rate,
        });
        expect(evaluator.number('value_at_balance_date')).toBeCloseTo(1000, 9);
        expect(evaluator.number('price_to_book')).toBeCloseTo(1, 12);
      }),
    );
  });
});
