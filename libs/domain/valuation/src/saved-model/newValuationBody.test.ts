import {
  isUntouched,
  loadDocumentForms,
  parseDocument,
  titleOfNewModel,
  type ValuationModelBody,
} from '@finance-analyst/documents';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultsOfCompany } from '../company-defaults/defaultsOfCompany.js';
import { evaluateCompany } from '../company-defaults/evaluateCompany.js';
import { resetAll, setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { setYears } from '../editing/setYears.js';
import { headlineOf } from '../headline/headlineOf.js';
import { reportedSources } from '../history/reportedSources.js';
import { exampleParameters } from '../testing/exampleCompany.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleQuote, fundamentalsOf } from '../testing/exampleModel.js';
import { fraction } from '../testing/fraction.js';
import { exampleBank } from '../testing/exampleBank.js';
import { exampleLandlord } from '../testing/exampleLandlord.js';
import { type ModelPreset, modelPresets, newValuationBody } from './newValuationBody.js';

const document = exampleCompanyModel();
const { body } = document;
const follow = (of: ValuationModelBody, change: (before: ValuationModelBody) => ValuationModelBody) =>
  followInputs(of, change(of), fundamentalsOf({ body: of }));
const set = (of: ValuationModelBody, id: string, value: number | string) =>
  follow(of, (before) => setAssumption(before, id, value));
const rowIn = (of: ValuationModelBody, id: string) => of.assumptions.find((row) => row.id === id);

beforeAll(() => loadDocumentForms('valuation-model'));

describe('a new model of version 2', () => {
  it('[VALUATION-270] has the figures of the defaults, and those of its own stored statements', () => {
    const defaults = defaultsOfCompany({
      fundamentals: exampleFiler(),
      parameters: exampleParameters,
      quote: exampleQuote,
    });
    const direct = defaults.ok && evaluateCompany(defaults.value);
    const value = valuationOf(body).evaluator.number('value_per_share');
    expect(direct && direct.ok && direct.value.number('value_per_share')).toBe(value);
    expect(body.computed?.valuePerShare).toEqual({ ok: true, value });
  });

  it('[VALUATION-270] is a document that opens again', () => {
    const stored: unknown = JSON.parse(JSON.stringify(document));
    expect(parseDocument(stored)).toMatchObject({
      ok: true,
      value: { access: 'editable', document: { body } },
    });
  });

  it('[VALUATION-271] has its past from the model, with the filed figures behind it', () => {
    const valuation = valuationOf(body);
    const newest = valuation.history.at(-1);
    expect(newest).toMatchObject({ modelPeriod: 0, period: { label: 'FY2025' } });
    expect(newest?.figures['growth_of_revenue']).toMatchObject({ ok: true, value: expect.closeTo(0.08, 12) });
    expect(newest?.figures['margin_of_revenue']).toMatchObject({ ok: true, value: expect.closeTo(0.21, 12) });
    expect(valuation.history[0]?.figures['growth_of_revenue']?.ok).toBe(false);
    expect(
      reportedSources(valuation, 'reported_working_capital', 0).map(({ line, period }) => [line, period]),
    ).toContainEqual(['currentAssets', 'FY2025']);
  });

  it('[VALUATION-272] moves with an edit what depends on it', () => {
    const moved = set(body, 'risk_free_rate', 0.02);
    expect(rowIn(moved, 'terminal_growth')?.value).toBe(0.02);
    expect(rowIn(moved, 'revenue_growth@2030-12-31')?.value).not.toBe(
      rowIn(body, 'revenue_growth@2030-12-31')?.value,
    );
    expect(rowIn(moved, 'given_ronic')?.value).toBe(rowIn(moved, 'given_wacc')?.value);
    const priced = follow(body, (before) => ({
      ...before,
      priceSnapshot: { price: 40, currency: 'USD', asOf: '2026-12-18', source: 'entered' },
    }));
    expect(rowIn(priced, 'valuation_date')?.value).toBe('2026-12-18');
    expect(rowIn(priced, 'debt_weight')?.value).toBeLessThan(rowIn(body, 'debt_weight')?.value as number);
    const longer = follow(body, (before) => setYears(before, 10));
    expect(rowIn(longer, 'operating_margin@2035-12-31')?.value).toBe(
      rowIn(body, 'operating_margin@2030-12-31')?.value,
    );
    expect(follow(longer, (before) => setYears(before, 5)).assumptions).toEqual(body.assumptions);
  });

  it('[VALUATION-272] is as new again once all edits are reset, whatever was edited', () => {
    const ids = body.assumptions.flatMap(({ id, value }) => (typeof value === 'number' ? [id] : []));
    const edits = fc.array(fc.tuple(fc.constantFrom(...ids), fraction(0.5, 1.5)), { maxLength: 8 });
    fc.assert(
      fc.property(edits, (each) => {
        const edited = each.reduce(
          (before, [id, factor]) => set(before, id, (rowIn(before, id)?.value as number) * factor),
          body,
        );
        const back = follow(edited, resetAll);
        expect(back.assumptions).toEqual(body.assumptions);
        expect(back.scenarios).toEqual(body.scenarios);
      }),
      { numRuns: 25 },
    );
  });

  it('[VALUATION-273] of a company that makes a loss has no value until its margin is decided', () => {
    const loss = exampleCompanyModel({ fundamentals: exampleFiler({ operatingIncome: -50 }) }).body;
    expect(rowIn(loss, 'operating_margin@2026-12-31')).toMatchObject({ value: null, defaultValue: null });
    expect(headlineOf(valuationOf(loss)).valuePerShare.ok).toBe(false);
    expect(valuationOf(loss).evaluator.read('revenue', 1).ok).toBe(true);
    expect(loss.scenarios).toEqual([]);
    expect(parseDocument({ ...document, body: loss })).toMatchObject({ ok: true });
  });
});

describe('a new model of a preset', () => {
  const given = { fundamentals: exampleFiler(), parameters: exampleParameters, quote: exampleQuote };

  it('[VALUATION-330] is a discounted cash flow model by the business of the company unless another is asked for', () => {
    expect(modelPresets).toContain('dcf');
    const named = newValuationBody({ ...given, preset: 'dcf' });
    expect(named).toEqual(newValuationBody(given));
    expect(named).toMatchObject({ ok: true, value: { template: { id: 'free-cash-flow-to-firm' } } });
    const bank = newValuationBody({ ...given, fundamentals: exampleBank(), preset: 'dcf' });
    expect(bank).toMatchObject({ ok: true, value: { template: { id: 'excess-return' } } });
  });

  it.each([
    ['free cash flow', 'dcf', exampleFiler()],
    ['excess return', 'dcf', exampleBank()],
    ['funds from operations', 'dcf', exampleLandlord()],
    ['leveraged buyout', 'lbo', exampleFiler()],
  ] as const)(
    '[VALUATION-330] is a document that opens again, named for its method: %s',
    (name, preset, fundamentals) => {
      const made = newValuationBody({ ...given, fundamentals, preset });
      if (!made.ok) throw new Error(made.reason);
      const title = titleOfNewModel(made.value);
      expect(title).toBe(`${fundamentals.name}, ${name}`);
      const stored: unknown = JSON.parse(JSON.stringify({ ...document, title, body: made.value }));
      expect(parseDocument(stored)).toMatchObject({ ok: true, value: { access: 'editable' } });
    },
  );

  it('[VALUATION-330] gives a reason for a preset that has no method', () => {
    const asked = 'growth' as ModelPreset;
    expect(modelPresets).not.toContain(asked);
    expect(newValuationBody({ ...given, preset: asked })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('growth'),
    });
  });

  it.each([3, 10])('[VALUATION-331] of %i years is the proposed one with its years changed', (years) => {
    const made = newValuationBody({ ...given, years });
    if (!made.ok) throw new Error(made.reason);
    const changed = follow(body, (before) => setYears(before, years));
    expect(made.value.assumptions).toEqual(changed.assumptions);
    expect(made.value.scenarios).toEqual(changed.scenarios);
    const title = titleOfNewModel(made.value);
    expect(isUntouched({ ...document, title, body: made.value })).toBe(true);
  });
});
