import type { CompanyFundamentals, FiscalPeriod, Quote } from '@finance-analyst/market';
import { writeReason } from '@finance-analyst/foundation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Assumption } from '../default-assumptions/Assumption.js';
import { defaultAssumptions } from '../default-assumptions/defaultAssumptions.js';
import { defaultsOfCompany } from '../company-defaults/defaultsOfCompany.js';
import { excessReturnDefaults } from '../excess-return-defaults/excessReturnDefaults.js';
import { fundsFromOperationsDefaults } from '../funds-from-operations-defaults/fundsFromOperationsDefaults.js';
import { leveragedBuyoutDefaults } from '../leveraged-buyout-defaults/leveragedBuyoutDefaults.js';
import { priceSnapshotOf } from '../saved-model/priceSnapshotOf.js';
import { storedPriceOf } from '../saved-model/storedPriceOf.js';
import { newValuationBody } from '../saved-model/newValuationBody.js';
import { followInputs } from '../editing/followInputs.js';
import { setYears } from '../editing/setYears.js';
import { exampleBank } from '../testing/exampleBank.js';
import { exampleParameters as parameters } from '../testing/exampleCompany.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleLandlord } from '../testing/exampleLandlord.js';
import { exampleQuote } from '../testing/exampleModel.js';

type Filed = FiscalPeriod['figures'];
/** What becomes of a filed amount; null where it is not filed. */
type Change = (value: number) => number | null;

const asFiled: Change = (value) => value;
const plausible: readonly Change[] = [() => null, () => 0, (value) => -value];
const absurd: readonly Change[] = [
  () => 1e-300,
  () => 5e-324,
  () => -1e-300,
  () => 1e15,
  () => 1e300,
  () => Number.MAX_VALUE,
  () => -Number.MAX_VALUE,
];

const filer = exampleFiler({ netIncome: 150, shareholdersEquity: 800, dividendsPaid: 60, goodwill: 30 });
const companies: readonly CompanyFundamentals[] = [filer, exampleBank(), exampleLandlord()].map(
  (company) => ({
    ...company,
    trailingTwelveMonths: company.annual.at(-1) ?? null,
  }),
);

const changedFigures = (figures: Filed, changeOf: (line: string) => Change): Filed =>
  Object.fromEntries(
    Object.entries(figures).flatMap(([line, figure]) => {
      const value = changeOf(line)(figure.value);
      return value === null ? [] : [[line, { ...figure, value }]];
    }),
  );

const changed = (
  company: CompanyFundamentals,
  changeOf: (line: string, period: number) => Change,
): CompanyFundamentals => {
  const inPeriod = (period: FiscalPeriod, index: number): FiscalPeriod => ({
    ...period,
    figures: changedFigures(period.figures, (line) => changeOf(line, index)),
  });
  const { trailingTwelveMonths: trailing, annual } = company;
  return {
    ...company,
    annual: annual.map(inPeriod),
    trailingTwelveMonths: trailing && inPeriod(trailing, annual.length),
  };
};

/** The first defaults of every method that a company can have. */
const methodsOf = (fundamentals: CompanyFundamentals, quote: Quote | null) => {
  const given = { fundamentals, parameters, quote };
  return [
    defaultAssumptions({ ...given, years: 5 }),
    defaultsOfCompany(given),
    defaultsOfCompany({ ...given, matureMargin: 0.1 }),
    excessReturnDefaults(given),
    fundsFromOperationsDefaults(given),
    leveragedBuyoutDefaults(given),
  ];
};

const figuresOf = ({ value }: Pick<Assumption, 'value'>): readonly unknown[] =>
  typeof value === 'object' ? value : [value];
const notAFigure = /NaN|Infinity|undefined/u;

function expectComputed(assumptions: readonly Assumption[]): void {
  for (const assumption of assumptions) {
    const { input, reason } = assumption;
    for (const figure of figuresOf(assumption))
      expect([input, typeof figure !== 'number' || Number.isFinite(figure)]).toEqual([input, true]);
    expect(writeReason(reason)).not.toBe('');
    expect(writeReason(reason)).not.toMatch(notAFigure);
  }
}

const quotes = fc.constantFrom(
  exampleQuote,
  null,
  { ...exampleQuote, price: 0 },
  { ...exampleQuote, price: -3 },
  { ...exampleQuote, price: Number.NaN },
  { ...exampleQuote, currency: 'JPY' },
);

describe('firstDefaults', () => {
  it('[VALUATION-398] has a finite figure and a reason for every default, whatever a company reports', () => {
    const changes = fc.constantFrom(...Array.from({ length: 24 }, () => asFiled), ...plausible, ...absurd);
    const filings = fc
      .tuple(fc.constantFrom(...companies), fc.infiniteStream(changes))
      .map(([company, stream]) => changed(company, () => stream.next().value ?? asFiled));
    fc.assert(
      fc.property(filings, quotes, (fundamentals, quote) => {
        for (const defaults of methodsOf(fundamentals, quote)) {
          if (defaults.ok) expectComputed(defaults.value.assumptions);
          else expect(defaults.reason).not.toMatch(notAFigure);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[VALUATION-398] does without a line that is missing, zero or negative, and refuses no figure for it', () => {
    const lines = [
      ...new Set(companies.flatMap(({ annual }) => annual.flatMap(({ figures }) => Object.keys(figures)))),
    ];
    for (const company of companies)
      for (const line of lines)
        for (const change of plausible)
          for (const quote of [exampleQuote, { ...exampleQuote, price: 0 }]) {
            const fundamentals = changed(company, (name) => (name === line ? change : asFiled));
            for (const defaults of methodsOf(fundamentals, quote))
              if (defaults.ok) expectComputed(defaults.value.assumptions);
              else expect(defaults.reason).not.toMatch(/too large or too small/u);
          }
  });

  it('[VALUATION-398] says which default the figures of a company are too small or large for', () => {
    const tiny = changed(filer, (line) =>
      line === 'revenue' ? () => 1e-300 : line === 'operatingIncome' ? () => 1e300 : asFiled,
    );
    expect(defaultsOfCompany({ fundamentals: tiny, parameters, quote: null })).toEqual({
      ok: false,
      reason:
        'The figures that Example Company reports are too large or too small to compute operating margin.',
    });
  });

  it('[VALUATION-399] takes a price that is not above zero for none', () => {
    for (const fundamentals of companies) {
      const start = (quote: Quote | null) => newValuationBody({ fundamentals, parameters, quote });
      const worthless = start({ ...exampleQuote, price: 0 });
      const none = start(null);
      if (!worthless.ok || !none.ok) throw new Error('no model');
      expect(worthless.value.priceSnapshot).toBeNull();
      expect(worthless.value.computed).toEqual(none.value.computed);
      expect(worthless.value.assumptions.map(({ value }) => value)).toEqual(
        none.value.assumptions.map(({ value }) => value),
      );
      const date = worthless.value.assumptions.find(({ input }) => input === 'valuation_date');
      expect(date?.reason).toBe('Date of the statements, since no price is available');
    }
  });

  it('[VALUATION-399] stores no price that is not above zero', () => {
    for (const price of [0, -3, Number.NaN, Number.POSITIVE_INFINITY])
      expect(storedPriceOf({ ...exampleQuote, price })).toBeNull();
    expect(storedPriceOf(null)).toBeNull();
    expect(storedPriceOf(exampleQuote)).toEqual(priceSnapshotOf(exampleQuote));
  });

  it('[VALUATION-399] says that the price is in another currency, and says it again after an edit', () => {
    for (const fundamentals of companies) {
      const model = newValuationBody({
        fundamentals,
        parameters,
        quote: { ...exampleQuote, currency: 'JPY' },
      });
      if (!model.ok) throw new Error(model.reason);
      const edited = followInputs(model.value, setYears(model.value, 7), fundamentals);
      for (const { assumptions } of [model.value, edited])
        expect(assumptions.find(({ input }) => input === 'valuation_date')?.reason).toBe(
          'Date of the statements, since the price is in JPY',
        );
    }
  });

  it('[VALUATION-399] refuses a company whose share counts are all zero', () => {
    const withoutShares = (company: CompanyFundamentals) =>
      changed(company, (line) =>
        /shares$/iu.test(line) || line === 'sharesOutstanding' ? () => 0 : asFiled,
      );
    for (const company of companies) {
      const fundamentals = withoutShares(company);
      const reasons = methodsOf(fundamentals, exampleQuote).map(
        (defaults) => !defaults.ok && defaults.reason,
      );
      expect(reasons).toContain(`${fundamentals.name} reports no share count above zero.`);
      expect(reasons).not.toContain(false);
    }
  });
});
