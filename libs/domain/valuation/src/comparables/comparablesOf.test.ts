import type { CompanyFundamentals } from '@finance-analyst/market';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { exampleBankModel } from '../testing/exampleBank.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { exampleLandlord, exampleLandlordModel } from '../testing/exampleLandlord.js';
import { companyMultiples, type CompanyMultiples } from './companyMultiples.js';
import { comparablesOf } from './comparablesOf.js';
import { methodRanges } from './methodRanges.js';
import { multipleNames, multiplesOfBusiness } from './MultipleName.js';
import { statisticNames } from './multipleStatistics.js';
import type { ComparedCompany } from './peerComparison.js';

const filer = (overrides: Partial<CompanyFundamentals> = {}): CompanyFundamentals =>
  exampleFiler(
    {
      netIncome: 180,
      preferredDividends: 2,
      shareholdersEquity: 700,
      preferredEquity: 20,
      minorityInterest: 30,
      pensionDeficit: 40,
      impairmentAndRestructuring: 12,
      intangibleAmortization: 8,
    },
    0.08,
    overrides,
  );

const price = { price: 31.5, currency: 'USD' };

const peer = (id: string, at: number, given: Partial<ComparedCompany> = {}): ComparedCompany => ({
  id,
  name: id,
  isLeftOut: false,
  price: { price: at, currency: 'USD' },
  fundamentals: { ok: true, value: filer() },
  ...given,
});

const multiplesOf = (
  ...given: Parameters<typeof companyMultiples> extends [infer First, ...unknown[]]
    ? [First, (typeof price | null)?]
    : never
): CompanyMultiples => {
  const found = companyMultiples(given[0], given[1] === undefined ? price : given[1]);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
};

const valuation = valuationOf(exampleCompanyModel({ fundamentals: filer() }).body);

it('[VALUATION-250] divides enterprise value, with the claims of version 2, and market value by trailing figures', () => {
  const { period, multiples, enterpriseValue, marketCapitalization } = multiplesOf(filer());
  const revenue = 1000 * 1.08 ** 5;
  const ebit = revenue * 0.21 + 12;
  const marketValue = 31.5 * (98 + 2);
  const claims = revenue * 0.05 + 100 + 40 * (1 - 0.256) + 30 + 20 - revenue * 0.1;
  expect(period.label).toBe('FY2025');
  expect(marketCapitalization).toEqual({ ok: true, value: marketValue });
  expect(enterpriseValue.ok && enterpriseValue.value).toBeCloseTo(marketValue + claims, 8);
  const expected = {
    evToEbitda: (marketValue + claims) / (ebit + revenue * 0.04),
    evToEbit: (marketValue + claims) / ebit,
    evToRevenue: (marketValue + claims) / revenue,
    priceToEarnings: marketValue / (180 - 2),
    priceToBook: marketValue / 680,
  };
  for (const name of multipleNames) {
    const multiple = multiples[name];
    expect(multiple.ok && multiple.value, name).toBeCloseTo(expected[name], 10);
  }
});

it('[VALUATION-345] has P/FFO of a property company, and of no other', () => {
  const { multiples } = multiplesOf(exampleLandlord());
  expect(multiples.priceToFfo).toMatchObject({
    ok: true,
    value: expect.closeTo(31.5 / 1.05 ** 4, 10) as unknown,
  });
  expect(multiplesOf(exampleFiler()).multiples.priceToFfo).toEqual({
    ok: false,
    reason: 'FFO is a measure of property companies.',
  });
  expect(multiplesOfBusiness('property')).toEqual([...multipleNames, 'priceToFfo']);
  expect(multiplesOfBusiness('operating')).toEqual(multipleNames);
  expect(methodRanges(valuationOf(exampleCompanyModel().body)).map(({ method }) => method)).not.toContain(
    'priceToFfo',
  );
  expect(methodRanges(valuationOf(exampleLandlordModel().body)).map(({ method }) => method)).toContain(
    'priceToFfo',
  );
});

it('[VALUATION-251] gives the reason for a multiple that means nothing', () => {
  const reasonOf = (
    fundamentals: CompanyFundamentals,
    name: (typeof multipleNames)[number],
    at: typeof price | null = price,
  ) => {
    const multiple = multiplesOf(fundamentals, at).multiples[name];
    return multiple.ok ? null : multiple.reason;
  };
  const loss = exampleFiler({ netIncome: -5, operatingIncome: -500, shareholdersEquity: -1 });
  expect(reasonOf(loss, 'priceToEarnings')).toBe('Net income is not positive.');
  expect(reasonOf(loss, 'priceToBook')).toBe('Book value is not positive.');
  expect(reasonOf(loss, 'evToEbitda')).toBe('EBITDA is not positive.');
  expect(reasonOf(exampleFiler(), 'priceToEarnings')).toBe(
    'No net income reported for FY2025 under the tags checked.',
  );
  expect(reasonOf(exampleFiler({ cash: 1e9 }), 'evToRevenue')).toBe('Enterprise value is not positive.');
  expect(reasonOf(filer(), 'evToEbit', null)).toBe('No price.');
  expect(reasonOf(filer(), 'priceToBook', { price: 10, currency: 'EUR' })).toBe(
    'The price is in EUR, the statements are in USD.',
  );
  expect(reasonOf(filer({ businessModel: 'bank' }), 'evToRevenue')).toMatch(/does not apply to a bank/u);
  expect(reasonOf(filer({ businessModel: 'bank' }), 'priceToBook')).toBeNull();
  const withoutYears = companyMultiples(filer({ annual: [] }), price);
  expect(withoutYears.ok ? '' : withoutYears.reason).toMatch(/do not include a full fiscal year/u);
});

it('[VALUATION-250] uses the trailing twelve months where they have the income of the newest year', () => {
  const [newest] = filer().annual.slice(-1);
  if (!newest) throw new Error('No year.');
  const trailing = {
    ...newest,
    kind: 'trailing-twelve-months' as const,
    label: 'TTM Q1 2026',
    end: '2026-03-31',
  };
  const { netIncome: _netIncome, ...figures } = trailing.figures;
  expect(multiplesOf(filer({ trailingTwelveMonths: trailing })).period.label).toBe('TTM Q1 2026');
  expect(multiplesOf(filer({ trailingTwelveMonths: { ...trailing, figures } })).period.label).toBe('FY2025');
});

it('[VALUATION-250] adds amortization to depreciation that leaves it out, once a year where a period lacks it', () => {
  const [newest] = filer().annual.slice(-1);
  const depreciation = newest?.figures.depreciation;
  if (!newest || !depreciation) throw new Error('No depreciation.');
  const alone = { ...depreciation, source: { ...depreciation.source, tag: 'Depreciation' } };
  const figures = { ...newest.figures, depreciation: alone };
  const { intangibleAmortization: _yearly, ...withoutAmortization } = figures;
  const revenue = 1000 * 1.08 ** 5;
  const expected = revenue * 0.21 + 12 + revenue * 0.04 + 8;
  for (const given of [figures, withoutAmortization]) {
    const { metrics } = multiplesOf(
      filer({
        annual: [{ ...newest, figures }],
        trailingTwelveMonths: {
          ...newest,
          kind: 'trailing-twelve-months',
          label: 'TTM Q1 2026',
          end: '2026-03-31',
          figures: given,
        },
      }),
    );
    expect(metrics.ebitda.figure.ok && metrics.ebitda.figure.value).toBeCloseTo(expected, 8);
    for (const name of ['ebit', 'ebitda', 'revenue'] as const) {
      const { figure, sources } = metrics[name];
      const sum = sources.reduce((total, source) => total + source.figure.value, 0);
      expect(figure.ok && figure.value, name).toBeCloseTo(sum, 8);
    }
  }
});

it('[VALUATION-250] deducts preferred dividends from net income, those of the year where a period lacks them', () => {
  const [newest] = filer().annual.slice(-1);
  if (!newest) throw new Error('No year.');
  const { preferredDividends: _yearly, ...figures } = newest.figures;
  const trailing = { ...newest, kind: 'trailing-twelve-months' as const, label: 'TTM Q1 2026', figures };
  const { metrics } = multiplesOf(filer({ trailingTwelveMonths: trailing }));
  expect(metrics.netIncome.figure).toEqual({ ok: true, value: 180 - 2 });
  expect(metrics.netIncome.sources.map(({ line, period }) => [line, period])).toEqual([
    ['netIncome', 'TTM Q1 2026'],
    ['preferredDividends', 'FY2025'],
  ]);
});

it('[VALUATION-255] implies the price from a company that is its own peer, by every statistic', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), (count) => {
      const { implied } = comparablesOf(
        valuation,
        Array.from({ length: count }, (_each, index) => peer(String(index), 31.5)),
      );
      for (const name of multipleNames)
        for (const statistic of statisticNames) {
          const value = implied[name][statistic];
          expect(value.ok && value.value, `${name} ${statistic}`).toBeCloseTo(31.5, 8);
        }
    }),
    { numRuns: 5 },
  );
});

it('[VALUATION-255] takes the equity bridge of the model with its edits', () => {
  const edited = valuationOf(setAssumption(valuation.body, 'debt', 0));
  const debt = valuation.rows.get('debt')?.value as number;
  const at = (model: typeof valuation) => comparablesOf(model, [peer('a', 40)]).implied;
  const [before, after] = [at(valuation), at(edited)];
  if (!before.evToEbit.median.ok || !after.evToEbit.median.ok) throw new Error('No value.');
  expect(after.evToEbit.median.value - before.evToEbit.median.value).toBeCloseTo(debt / 100, 8);
  expect(after.priceToEarnings).toEqual(before.priceToEarnings);
});

it('[VALUATION-409] takes minority interest as the model counts it, and convertible debt as debt', () => {
  const edited = (entries: readonly (readonly [string, string | number])[]) =>
    comparablesOf(
      valuationOf(
        entries.reduce((body, [input, value]) => setAssumption(body, input, value), valuation.body),
      ),
      [peer('a', 40)],
    ).implied.evToEbit.median;
  const byIncome = edited([
    ['minority_method', 'multiple'],
    ['minority_income', 4],
    ['minority_multiple', 15],
  ]);
  const [plain, convertible] = [
    edited([]),
    edited([
      ['convertible_debt', 50],
      ['conversion_price', 2],
    ]),
  ];
  if (!byIncome.ok || !plain.ok) throw new Error('No value.');
  expect(byIncome.value - plain.value).toBeCloseTo(-30 / 100, 8);
  expect(convertible).toEqual(plain);
});

it('[VALUATION-387] counts options at the market price, and at the value that a multiple gives', () => {
  const withOptions = [['options_outstanding', 20] as const, ['exercise_price', 25] as const].reduce(
    (body, [input, value]) => setAssumption(body, input, value),
    valuation.body,
  );
  const { subject, implied } = comparablesOf(valuationOf(withOptions), [peer('a', 40)]);
  if (!subject.ok || !implied.priceToEarnings.median.ok) throw new Error('No value.');
  const { price: market } = valuation.body.priceSnapshot ?? { price: Number.NaN };
  expect(subject.value.marketCapitalization).toEqual({
    ok: true,
    value: market * (100 + 20 * Math.max(1 - 25 / market, 0)),
  });
  // A peer of the same figures at 40 a share is worth 4,000 without options, and 40 is above the exercise price.
  expect(implied.priceToEarnings.median.value).toBeCloseTo((4000 + 20 * 25) / 120, 8);
  // The model need not have a value for the company to be compared.
  const undecided = setAssumption(setAssumption(withOptions, 'beta_method', 'peers'), 'peer_beta', 0);
  expect(comparablesOf(valuationOf(undecided), [peer('a', 40)]).implied.priceToEarnings).toEqual(
    implied.priceToEarnings,
  );
});

it('[VALUATION-255] values a bank by multiples of equity only, whatever its peers are', () => {
  const { implied } = comparablesOf(valuationOf(exampleBankModel().body), [
    peer('a', 28),
    peer('b', 30),
    peer('c', 35),
  ]);
  for (const name of ['evToEbitda', 'evToEbit', 'evToRevenue'] as const)
    expect(implied[name].median).toEqual({
      ok: false,
      reason: 'Enterprise value does not apply to a bank, whose debt is part of its operations.',
    });
  for (const name of ['priceToEarnings', 'priceToBook'] as const)
    expect(implied[name].median.ok, name).toBe(true);
});

it('[VALUATION-253] leaves outliers and what the analyst left out out of the statistics, and says which', () => {
  const peers = [28, 30, 32, 34].map((at) => peer(`at ${at}`, at));
  const { comparisons } = comparablesOf(valuation, [
    ...peers,
    peer('far', 400),
    peer('left out', 33, { isLeftOut: true }),
    peer('unread', 33, { fundamentals: { ok: false, reason: 'Not loaded.' } }),
  ]);
  const alone = comparablesOf(valuation, peers).comparisons;
  for (const name of multipleNames) {
    expect(comparisons[name].statistics).toEqual(alone[name].statistics);
    expect(comparisons[name].count).toBe(4);
    expect([...comparisons[name].excluded]).toEqual([
      ['far', 'outlier'],
      ['left out', 'left-out'],
      ['unread', 'no-multiple'],
    ]);
  }
});

it('[VALUATION-255] does not depend on the order of the peers', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 5, max: 90, noNaN: true }), { minLength: 1, maxLength: 8 }),
      (prices) => {
        const peers = prices.map((at, index) => peer(String(index), at));
        expect(comparablesOf(valuation, peers.toReversed()).implied).toEqual(
          comparablesOf(valuation, peers).implied,
        );
      },
    ),
    { numRuns: 20 },
  );
});

it('[VALUATION-254] gives every implied value the reason where there is none', () => {
  const { implied } = comparablesOf(valuation, []);
  expect(implied.evToEbit.median).toEqual({ ok: false, reason: 'No peer has this multiple.' });
  const loss = valuationOf(
    exampleCompanyModel({ fundamentals: exampleFiler({ netIncome: -4, shareholdersEquity: 700 }) }).body,
  );
  expect(comparablesOf(loss, [peer('a', 30)]).implied.priceToEarnings.median).toEqual({
    ok: false,
    reason: 'Net income is not positive.',
  });
});
