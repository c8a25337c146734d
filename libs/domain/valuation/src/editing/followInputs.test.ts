import {
  loadDocumentForms,
  parseDocument,
  type AssumptionRow,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import type { FiscalPeriod } from '@finance-analyst/market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesFor } from '../testing/entriesFor.js';
import { exampleModels } from '../testing/exampleModels.js';
import { fillRight, resetAll, resetInput, setAssumption, setAssumptions } from './editAssumptions.js';
import { exampleFundamentals, exampleModel, exampleQuote, fundamentalsOf } from '../testing/exampleModel.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { followInputs } from './followInputs.js';
import { withoutField } from './withoutField.js';

const fundamentals = exampleFundamentals({
  annual: exampleFundamentals().annual.map((year) => ({
    ...year,
    figures: withoutField(year.figures, 'interestExpense'),
  })),
});
const { body } = exampleModel({ fundamentals });
const row = (of: ValuationModelBody, id: string): AssumptionRow => {
  const found = of.assumptions.find((each) => each.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};
const edit = (of: ValuationModelBody, change: (before: ValuationModelBody) => ValuationModelBody) =>
  followInputs(of, change(of), fundamentals);
const set = (of: ValuationModelBody, id: string, value: AssumptionRow['value']) =>
  edit(of, (before) => setAssumption(before, id, value));
const enter = (of: ValuationModelBody, id: string, value: AssumptionRow['value']) =>
  followInputs(of, setAssumption(of, id, value), fundamentalsOf({ body: of }));
const valueOf = (of: ValuationModelBody) => valuationOf(of).evaluator.number('value_per_share');

/** As the previous release wrote it: no spread, and a multiple and a cost of capital that were not derived. */
const ofEarlierRelease = (of: ValuationModelBody): ValuationModelBody => ({
  ...of,
  assumptions: of.assumptions.map((each) => {
    if (each.input === 'given_wacc') return { ...each, value: 0, defaultValue: 0, reason: 'Used when given' };
    if (each.input === 'exit_multiple')
      return { ...each, value: 10, defaultValue: 10, reason: 'A round one' };
    if (each.input === 'cost_of_debt')
      return {
        ...withoutField(each, 'spread'),
        value: 0.055,
        defaultValue: 0.055,
        reason: 'Risk-free rate and configured spread',
        provenance: { label: 'Risk-free rate and configured spread', detail: 'configuration' },
      };
    return each;
  }),
});

describe('followInputs', () => {
  it('[VALUATION-40] moves what depends on an edit, with its default and reason', () => {
    const old = ofEarlierRelease(body);
    const edited = set(old, 'risk_free_rate', 0.02);
    expect(row(edited, 'cost_of_debt')).toMatchObject({ edited: false, spread: 0.055 - 0.04 });
    expect(writeReason(row(edited, 'cost_of_debt').reason)).toBe(
      'Risk-free rate of 2.00% plus a spread of 1.50%',
    );
    expect(row(edited, 'cost_of_debt').value).toBeCloseTo(0.035, 15);
    expect(row(edited, 'cost_of_debt').defaultValue).toBe(row(edited, 'cost_of_debt').value);
    expect(row(edited, 'terminal_growth').value).toBe(0.02);
    expect(writeReason(row(edited, 'revenue_growth@2030-12-31').reason)).toMatch(/fades to 2\.0%;/u);
    expect(row(edited, 'beta')).toBe(row(old, 'beta'));
  });

  it('[VALUATION-40] keeps what the analyst set and moves only its default', () => {
    const own = set(body, 'cost_of_debt', 0.08);
    const edited = set(own, 'risk_free_rate', 0.0525);
    const { value, defaultValue, edited: isEdited } = row(edited, 'cost_of_debt');
    expect([value, isEdited]).toEqual([0.08, true]);
    expect(defaultValue).toBeCloseTo(0.0675, 15);
    const back = edit(edited, (before) => resetInput(before, 'cost_of_debt'));
    expect(row(back, 'cost_of_debt').value).toBe(defaultValue);
    expect(row(back, 'cost_of_debt').edited).toBe(false);
  });

  it('[VALUATION-40] moves the unedited years of a driver', () => {
    const edited = set(set(body, 'revenue_growth@2027-12-31', 0.3), 'terminal_growth', 0.01);
    expect(row(edited, 'revenue_growth@2027-12-31').value).toBe(0.3);
    expect(row(edited, 'revenue_growth@2030-12-31').value).toBeLessThan(
      row(body, 'revenue_growth@2030-12-31').value as number,
    );
  });

  it('[VALUATION-40] moves the tax rate on interest with the tax rate of the final year', () => {
    const filled = edit(set(body, 'tax_rate@2026-12-31', 0.3), (before) =>
      fillRight(before, ['tax_rate@2026-12-31']),
    );
    expect(row(filled, 'interest_tax_rate')).toMatchObject({ value: 0.3, edited: false });
    expect(row(set(body, 'tax_rate@2026-12-31', 0.3), 'interest_tax_rate').value).toBe(
      row(body, 'tax_rate@2030-12-31').value,
    );
  });

  it('[VALUATION-40] reweights debt at a new price, debt or share count', () => {
    const { price } = exampleQuote;
    const weight = (debt: number, atPrice: number, shares: number) => debt / (debt + atPrice * shares);
    const repriced = edit(body, (before) => ({
      ...before,
      priceSnapshot: { ...exampleQuote, price: price * 2 },
    }));
    expect(row(repriced, 'debt_weight').value).toBeCloseTo(weight(2e8, price * 2, 1e8), 12);
    expect(row(set(body, 'debt', 2e9), 'debt_weight').value).toBeCloseTo(weight(2e9, price, 1e8), 12);
    expect(row(set(body, 'shares_outstanding', 2e8), 'debt_weight').value).toBeCloseTo(
      weight(2e8, price, 2e8),
      12,
    );
  });

  it('[VALUATION-40] changes nothing in a saved model that is unrelated to the edit', () => {
    const stale = ofEarlierRelease(setAssumption(body, 'risk_free_rate', 0.05));
    const edited = set(stale, 'operating_margin@2026-12-31', 0.3);
    expect(row(edited, 'cost_of_debt')).toBe(row(stale, 'cost_of_debt'));
    const moved = set(edited, 'risk_free_rate', 0.06);
    expect(row(moved, 'cost_of_debt').value).toBeCloseTo(0.075, 15);
    const back = edit(moved, resetAll);
    expect(row(back, 'cost_of_debt').value).toBeCloseTo(0.055, 15);
  });

  it('[VALUATION-40] resetting all edits restores the new model, whatever was edited', () => {
    const ids = body.assumptions.flatMap(({ id, value }) => (typeof value === 'number' ? [id] : []));
    const edits = fc.array(
      fc.tuple(fc.constantFrom(...ids), fc.double({ min: 0.001, max: 1, noNaN: true })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(edits, (each) => {
        const edited = each.reduce((before, [id, factor]) => {
          const value = row(before, id).value as number;
          return set(before, id, value * factor);
        }, body);
        expect(edit(edited, resetAll).assumptions).toEqual(body.assumptions);
      }),
      { numRuns: 40 },
    );
  });

  it('[VALUATION-396] keeps a default that has no figure, and moves it once it has one again', () => {
    const { body: peers } = exampleCompanyModel();
    const chosen = enter(peers, 'beta_method', 'peers');
    const allDebt = enter(chosen, 'debt_weight', 1);
    const figures = allDebt.assumptions.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
    expect(figures.every(Number.isFinite)).toBe(true);
    expect(row(allDebt, 'given_wacc')).toEqual(row(chosen, 'given_wacc'));
    expect(row(enter(allDebt, 'debt_weight', 0.5), 'given_wacc')).toEqual(
      row(enter(chosen, 'debt_weight', 0.5), 'given_wacc'),
    );
  });

  it.each(exampleModels)(
    '[VALUATION-396] holds what a document can, whatever is entered, and has its defaults again after a reset: %s',
    async (_, of) => {
      await loadDocumentForms('valuation-model');
      const document = exampleModel();
      const entered = fc.constantFrom(...new Set(of.assumptions.map(({ input }) => input))).chain((input) => {
        const rows = of.assumptions.filter((each) => each.input === input);
        return fc.tuple(
          // One year, or the whole list.
          fc.oneof(
            fc.constantFrom(...rows).map((each) => [each]),
            fc.constant(rows),
          ),
          fc.constantFrom(...entriesFor(of, rows[0] as AssumptionRow)),
        );
      });
      fc.assert(
        fc.property(fc.array(entered, { minLength: 1, maxLength: 6 }), (edits) => {
          const follow = (before: ValuationModelBody, after: ValuationModelBody) =>
            followInputs(before, after, fundamentalsOf({ body: of }));
          const edited = edits.reduce(
            (before, [rows, value]) =>
              follow(before, setAssumptions(before, new Map(rows.map(({ id }) => [id, value])))),
            of,
          );
          const stored: unknown = JSON.parse(JSON.stringify({ ...document, body: edited }));
          const parsed = parseDocument(stored);
          expect(parsed.ok ? '' : parsed.reason).toBe('');
          expect(follow(edited, resetAll(edited)).assumptions).toEqual(of.assumptions);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('[VALUATION-40] ignores an edit that changes nothing', () => {
    expect(set(body, 'beta', row(body, 'beta').value)).toBe(body);
  });

  const withEarlierRelease = [
    ...exampleModels,
    ['free cash flow 1, of an earlier release', ofEarlierRelease(body)] as const,
  ];
  const withRateAsNumber = withEarlierRelease.flatMap(([name, of]) => {
    const { answers } = valuationOf(of).method;
    const choice = answers.rate === null ? undefined : Object.entries(answers.givenRate.choices)[0];
    return answers.rate === null || !choice ? [] : [[name, of, answers.givenRate.input, choice] as const];
  });
  it.each(withRateAsNumber)(
    '[VALUATION-41] gives the rate as one number at the built-up rate, and back: %s',
    (_, of, rate, [choice, given]) => {
      const builtUp = row(of, choice).value;
      for (const start of [of, enter(of, 'beta', 1.6)]) {
        const asNumber = enter(start, choice, given);
        expect(row(asNumber, rate).edited).toBe(false);
        expect(valueOf(asNumber)).toBeCloseTo(valueOf(start), 9);
        const own = enter(asNumber, rate, 0.12);
        const back = enter(own, choice, builtUp);
        expect(valueOf(back)).toBe(valueOf(start));
        expect(row(enter(back, choice, given), rate).value).toBe(0.12);
      }
    },
  );

  const withExitMetric = withEarlierRelease.filter(([, of]) =>
    of.assumptions.some(({ input }) => input === 'exit_metric'),
  );
  it.each(withExitMetric)(
    '[VALUATION-41] starts an exit multiple at the company’s own, of the metric chosen: %s',
    (_, of) => {
      const multiple = enter(of, 'terminal_method', 'market_multiple');
      const ofEbit = enter(multiple, 'exit_metric', 'ebit');
      const [ebitda, ebit] = [multiple, ofEbit].map((each) => row(each, 'exit_multiple'));
      expect(writeReason(ebitda?.reason ?? '')).toContain('EV/EBITDA');
      expect(writeReason(ebit?.reason ?? '')).toMatch(/EV\/EBITA?(?!D)/u);
      // Without a price both multiples are those of the model's own terminal value, so the metric moves no value.
      if (of.priceSnapshot) {
        const { figures } = fundamentalsOf({ body: of }).annual.at(-1) as FiscalPeriod;
        const [income, depreciation] = [figures.operatingIncome, figures.depreciation].map(
          (each) => each?.value ?? 0,
        );
        const value = (ebitda?.value as number) * (1 + (depreciation as number) / (income as number));
        expect(ebit?.value).toBeCloseTo(value, 9);
      } else expect(valueOf(ofEbit)).toBeCloseTo(valueOf(multiple), 6);
      expect(row(enter(ofEbit, 'exit_metric', 'ebitda'), 'exit_multiple').value).toBe(ebitda?.value);
    },
  );
});
