// @vitest-environment node
import { loadDocumentForms, parseDocument, type ValuationModelBody } from '@finance-analyst/documents';
import { writeReason } from '@finance-analyst/foundation';
import { beforeAll, describe, expect, it } from 'vitest';
import { methodRanges } from '../comparables/methodRanges.js';
import { addPeers } from '../comparables/editPeers.js';
import { modelComparables } from '../comparables/modelComparables.js';
import { resetAll, setAssumption } from '../editing/editAssumptions.js';
import { followInputs } from '../editing/followInputs.js';
import { headlineOf } from '../headline/headlineOf.js';
import { valueMove } from '../headline/valueMove.js';
import { reportedSources } from '../history/reportedSources.js';
import { openQuestions } from '../questions/openQuestions.js';
import { impliedReturn } from '../returns/impliedReturn.js';
import { targetPrice } from '../returns/targetPrice.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { sensitivityOf } from '../sensitivity/sensitivityOf.js';
import { exampleParameters, exampleYear } from '../testing/exampleCompany.js';
import { valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleLandlord, exampleLandlordModel, landlordYear } from '../testing/exampleLandlord.js';
import { exampleQuote, fundamentalsOf } from '../testing/exampleModel.js';

const document = exampleLandlordModel();
const { body } = document;
const landlord = valuationOf(body);
const follow = (of: ValuationModelBody, after: ValuationModelBody) =>
  followInputs(of, after, fundamentalsOf({ body: of }));
const edited = (id: string, value: number | string, of: ValuationModelBody = body): ValuationModelBody =>
  follow(of, setAssumption(of, id, value));
const rowIn = (of: ValuationModelBody, id: string) => of.assumptions.find((row) => row.id === id);
const neededIn = (of: ValuationModelBody) =>
  openQuestions(valuationOf(of)).flatMap(({ input, isNeeded }) => (isNeeded ? [input] : []));

/** Three landlords at 9, 12 and 15 times their FFO of 100 × 1.05⁴. */
const withPeers = (of: ValuationModelBody) =>
  follow(
    of,
    addPeers(
      of,
      [9, 12, 15].map((multiple, index) => ({
        peer: {
          id: `P${index}`,
          symbol: `P${index}`,
          market: null,
          name: `Peer ${index}`,
          price: { price: multiple * 1.05 ** 4, currency: 'USD', asOf: '2026-11-20', source: 'csv-import' },
        },
        fundamentals: exampleLandlord({ symbol: `P${index}` }),
      })),
    ),
  );

beforeAll(() => loadDocumentForms('valuation-model'));

describe('a new model of a property company', () => {
  it('[VALUATION-338] is of the funds-from-operations template, and opens again', () => {
    expect(body.template).toMatchObject({ id: 'funds-from-operations', version: 1 });
    expect(parseDocument(JSON.parse(JSON.stringify(document)))).toMatchObject({
      ok: true,
      value: { access: 'editable', document: { body } },
    });
    const inputs = landlord.model.inputs.filter(({ name }) => !name.startsWith('reported_'));
    expect([...new Set(body.assumptions.map(({ input }) => input))].toSorted()).toEqual(
      inputs.map(({ name }) => name).toSorted(),
    );
    expect(body.assumptions.filter(({ reason }) => reason === '')).toEqual([]);
  });

  it('[VALUATION-338] says what its filings lack', () => {
    const annual = [2024, 2025].map((year) => {
      const { depreciation: _, ...figures } = landlordYear(year).figures;
      return { ...landlordYear(year), figures };
    });
    const made = newValuationBody({
      fundamentals: exampleLandlord({ annual }),
      parameters: exampleParameters,
      quote: null,
    });
    expect(made).toMatchObject({ ok: false, reason: expect.stringContaining('depreciation') as unknown });
  });

  it('[VALUATION-339] has FFO of its past by the definition of Nareit, with the filed figures behind it', () => {
    const annual = [2023, 2024, 2025].map((year) =>
      landlordYear(year, year === 2024 ? { propertyGains: 30, propertyImpairment: 4 } : {}),
    );
    const sold = valuationOf(exampleLandlordModel({ fundamentals: exampleLandlord({ annual }) }).body);
    const figures = sold.history.map(({ figures: past }) => past);
    // 100 × 1.05² = 110.25; 100 × 1.05³ − 30 + 4 = 89.7625; 100 × 1.05⁴ = 121.550625.
    expect(figures.map(({ ffo }) => ffo?.ok && ffo.value)).toEqual([
      expect.closeTo(110.25, 9),
      expect.closeTo(89.7625, 9),
      expect.closeTo(121.550625, 9),
    ]);
    expect(figures[1]?.['ffo_per_share']).toMatchObject({ value: expect.closeTo(0.897625, 9) as unknown });
    expect(figures[1]?.['payout_of_ffo']).toMatchObject({
      value: expect.closeTo((70 * 1.05 ** 3) / 89.7625, 9) as unknown,
    });
    expect(
      reportedSources(sold, 'reported_property_gains', -1).map(({ line, period }) => [line, period]),
    ).toEqual([['propertyGains', 'FY2024']]);
    expect(reportedSources(sold, 'reported_property_gains', 0)).toEqual([]);
  });

  it('[VALUATION-339] leaves preferred dividends to the preferred shareholders', () => {
    const annual = [2024, 2025].map((year) => landlordYear(year, { preferredDividends: 6 }));
    const made = exampleLandlordModel({ fundamentals: exampleLandlord({ annual }) }).body;
    const valued = valuationOf(made);
    expect(writeReason(rowIn(made, 'base_net_income')?.reason ?? '')).toBe(
      'Net income of FY2025, less preferred dividends',
    );
    expect(valued.evaluator.number('base_ffo')).toBeCloseTo(100 * 1.05 ** 4 - 6, 10);
    expect(valued.history[0]?.figures['ffo']).toMatchObject({
      value: expect.closeTo(100 * 1.05 ** 3 - 6, 9) as unknown,
    });
    expect(reportedSources(valued, 'reported_net_income', -1).map(({ line }) => line)).toEqual([
      'netIncome',
      'preferredDividends',
    ]);
  });

  it('[VALUATION-467] pays out to the common shareholders what the preferred ones leave of the dividends', () => {
    const annual = [2024, 2025].map((year) => landlordYear(year, { preferredDividends: 6 }));
    const made = exampleLandlordModel({ fundamentals: exampleLandlord({ annual }) }).body;
    const [before, last] = [3, 4].map((years) => (70 * 1.05 ** years - 6) / (100 * 1.05 ** years - 6));
    const rows = made.assumptions.filter(({ input }) => input === 'payout');
    expect(rows.map(({ value }) => value)).toEqual(
      rows.map(() => expect.closeTo(((before as number) + (last as number)) / 2, 12) as number),
    );
    expect(writeReason(rows[0]?.reason ?? '')).toContain('; common dividends over FFO, FY2024');
    const valued = valuationOf(made);
    expect(valued.history[0]?.figures['payout_of_ffo']).toMatchObject({
      value: expect.closeTo(before as number, 12) as unknown,
    });
    expect(reportedSources(valued, 'reported_dividends', -1).map(({ line }) => line)).toEqual([
      'dividendsPaid',
      'preferredDividends',
    ]);
  });

  it('[VALUATION-339] says of a part that is not reported that none is counted', () => {
    expect(writeReason(rowIn(body, 'base_property_gains')?.reason ?? '')).toBe(
      'Counted as zero: no gains on property reported for FY2025 under the tags checked',
    );
    expect(openQuestions(landlord).find(({ input }) => input === 'base_property_gains')?.isNeeded).toBe(
      false,
    );
    expect(
      openQuestions(valuationOf(edited('base_property_gains', 5))).map(({ input }) => input),
    ).not.toContain('base_property_gains');
  });

  it('[VALUATION-339] takes the fiscal year where the trailing months leave out a part that it has', () => {
    const year = landlordYear(2025, { propertyGains: 30 });
    const { propertyGains: _, ...figures } = year.figures;
    const trailing = { ...year, label: 'TTM Q3 2026', start: '2025-10-01', end: '2026-09-30' };
    const of = (trailingTwelveMonths: typeof trailing) =>
      valuationOf(
        exampleLandlordModel({
          fundamentals: exampleLandlord({ annual: [landlordYear(2024), year], trailingTwelveMonths }),
        }).body,
      ).rows.get('balance_date')?.value;
    expect(of(trailing)).toBe('2026-09-30');
    expect(of({ ...trailing, figures })).toBe('2025-12-31');
  });

  it('[VALUATION-340] forecasts FFO by its own growth, faded, and dividends by its own payout', () => {
    const { evaluator } = landlord;
    const base = 100 * 1.05 ** 4;
    // From 5% in equal steps toward 2.5%.
    const growths = [0.05, 0.045, 0.04, 0.035, 0.03];
    const ffo = growths.reduce<number[]>(
      (path, growth) => [...path, (path.at(-1) ?? base) * (1 + growth)],
      [],
    );
    for (const [index, value] of ffo.entries()) {
      expect(evaluator.number('ffo', index + 1)).toBeCloseTo(value, 8);
      expect(evaluator.number('dividends', index + 1)).toBeCloseTo(value * 0.7, 8);
    }
    expect(evaluator.number('ffo_per_share', 1)).toBeCloseTo((base * 1.05) / 100, 10);
  });

  it('[VALUATION-340] says where the growth that it starts from is limited', () => {
    const reasonOf = (of: ValuationModelBody) =>
      writeReason(of.assumptions.find(({ input }) => input === 'ffo_growth')?.reason ?? '');
    expect(reasonOf(body)).toMatch(/^5\.0% fades to long-run nominal growth of 2\.5%; /);
    const annual = [2024, 2025].map((year) =>
      landlordYear(year, { netIncome: year === 2025 ? 200 : 40, depreciation: 60 }),
    );
    const fast = exampleLandlordModel({ fundamentals: exampleLandlord({ annual }) }).body;
    expect(reasonOf(fast)).toMatch(
      /^Growth, limited to 40%, fades to long-run nominal growth of 2\.5%; FFO grew 160\.0% a year over 1 year/,
    );
  });

  it('[VALUATION-343] says why a price implies no capitalization rate', () => {
    const rich = edited('cash', 1e6, edited('value_by', 'net_asset_value'));
    expect(headlineOf(valuationOf(rich)).impliedGrowth).toEqual({
      ok: false,
      reason: 'Cash and investments exceed the price and the claims.',
    });
  });

  it('[VALUATION-341] has no value before its multiple is decided, and says so with what the price implies', () => {
    expect(headlineOf(landlord).valuePerShare.ok).toBe(false);
    expect(body.computed?.valuePerShare.ok).toBe(false);
    expect(neededIn(body)).toEqual(['ffo_multiple']);
    const ffoPerShare = 1.05 ** 4;
    expect(headlineOf(landlord).impliedGrowth).toEqual({
      ok: true,
      value: expect.closeTo(exampleQuote.price / ffoPerShare, 10) as unknown,
    });
    const asked = writeReason(openQuestions(landlord)[0]?.text ?? '');
    expect(asked).toMatch(/^Example Homes is a property company: its value depends on rents/u);
    expect(asked).toContain(`The price implies ${(exampleQuote.price / ffoPerShare).toFixed(1)}× FFO.`);
  });

  it('[VALUATION-342] is worth its FFO times the median of its peers, and follows them', () => {
    const compared = withPeers(body);
    expect(rowIn(compared, 'ffo_multiple')).toMatchObject({ value: expect.closeTo(12, 10) as unknown });
    expect(neededIn(compared)).toEqual([]);
    const valued = valuationOf(compared);
    expect(valued.evaluator.number('value_per_share')).toBeCloseTo(12 * 1.05 ** 4, 10);
    // The comparables say the same.
    const { implied } = modelComparables(valued);
    expect(implied.priceToFfo.median).toMatchObject({
      ok: true,
      value: expect.closeTo(12 * 1.05 ** 4, 10) as unknown,
    });
    const own = edited('ffo_multiple', 14, compared);
    expect(valuationOf(own).evaluator.number('value_per_share')).toBeCloseTo(14 * 1.05 ** 4, 10);
    expect(rowIn(follow(own, resetAll(own)), 'ffo_multiple')?.value).toBeCloseTo(12, 10);
    expect(valueMove(valued, valuationOf(own))?.parts.map(({ part }) => part)).toEqual(['bridge']);
  });

  it('[VALUATION-343] is worth its properties by the capitalization rate, less its claims', () => {
    const byAssets = edited('value_by', 'net_asset_value');
    expect(neededIn(byAssets)).toEqual(['cap_rate']);
    // Operating income of 70, depreciation of 60 and administration of 10, × 1.05⁴.
    const income = 140 * 1.05 ** 4;
    const paid = exampleQuote.price * 100;
    expect(writeReason(openQuestions(valuationOf(byAssets))[0]?.text ?? '')).toContain(
      `The price implies a capitalization rate of ${((100 * income) / (paid + 900 - 20)).toFixed(1)}%.`,
    );
    expect(headlineOf(valuationOf(byAssets)).impliedGrowth).toEqual({
      ok: true,
      value: expect.closeTo(income / (paid + 900 - 20), 12) as unknown,
    });
    const decided = valuationOf(edited('cap_rate', 0.06, byAssets));
    expect(decided.evaluator.number('value_per_share')).toBeCloseTo((income / 0.06 + 20 - 900) / 100, 9);
    expect(decided.evaluator.read('per_share_by_multiple').ok).toBe(false);
    const both = valuationOf(edited('ffo_multiple', 14, edited('cap_rate', 0.06, byAssets)));
    expect(both.evaluator.number('per_share_by_multiple')).toBeCloseTo(14 * 1.05 ** 4, 10);
    expect(both.evaluator.number('value_per_share')).toBe(both.evaluator.number('net_assets_per_share'));
  });

  it('[VALUATION-343] asks for the income of the properties where the filings do not give it', () => {
    const annual = [2024, 2025].map((year) => {
      const { operatingIncome: _, ...figures } = landlordYear(year).figures;
      return { ...landlordYear(year), figures };
    });
    const made = exampleLandlordModel({ fundamentals: exampleLandlord({ annual }) }).body;
    expect(neededIn(made)).toEqual(['ffo_multiple']);
    expect(neededIn(edited('value_by', 'net_asset_value', made))).toEqual([
      'cap_rate',
      'net_operating_income',
    ]);
  });

  it('[VALUATION-343] names impairment and restructuring where the income of the properties is before them', () => {
    const annual = [2024, 2025].map((year) => ({
      ...landlordYear(year),
      figures: {
        ...landlordYear(year).figures,
        ...exampleYear(year, { impairmentAndRestructuring: 7 }).figures,
      },
    }));
    const made = exampleLandlordModel({ fundamentals: exampleLandlord({ annual }) }).body;
    const plain = rowIn(body, 'net_operating_income');
    const written = rowIn(made, 'net_operating_income');
    expect(Number(written?.value) - Number(plain?.value)).toBeCloseTo(7, 9);
    expect(writeReason(written?.reason ?? '')).toMatch(
      /^Operating income \+ depreciation \+ impairment and restructuring/,
    );
    expect(writeReason(plain?.reason ?? '')).not.toContain('impairment');
  });

  it('[VALUATION-258] sets its value by P/FFO beside its net asset value, each over one step of its assumption', () => {
    const both = valuationOf(edited('ffo_multiple', 14, edited('cap_rate', 0.06)));
    const ranges = methodRanges(both).filter(({ of }) => of === 'model');
    const ffoPerShare = 1.05 ** 4;
    const assets = (rate: number) => ((140 * 1.05 ** 4) / rate + 20 - 900) / 100;
    const near = (value: number) => expect.closeTo(value, 8) as number;
    expect(ranges).toEqual([
      {
        method: 'ffoMultiple',
        of: 'model',
        range: {
          ok: true,
          value: {
            low: near(13 * ffoPerShare),
            middle: near(14 * ffoPerShare),
            high: near(15 * ffoPerShare),
          },
        },
      },
      {
        method: 'netAssets',
        of: 'model',
        range: {
          ok: true,
          value: { low: near(assets(0.065)), middle: near(assets(0.06)), high: near(assets(0.055)) },
        },
      },
    ]);
    expect(methodRanges(landlord).filter(({ of, range }) => of === 'model' && range.ok)).toEqual([]);
  });

  it('[VALUATION-344] has no answers that need a rate, with the reason', () => {
    const valued = valuationOf(edited('ffo_multiple', 14));
    const reason = expect.stringContaining('does not discount') as unknown;
    for (const answer of [sensitivityOf(valued), impliedReturn(valued), targetPrice(valued)])
      expect(answer).toMatchObject({ ok: false, reason });
    expect(headlineOf(valued).wacc).toMatchObject({ ok: false, reason });
    expect(headlineOf(valued).terminalShare).toMatchObject({ ok: false, reason });
  });
});
