import { expect, it } from 'vitest';
import { fundamentalsResponseSchema } from './fundamentals.js';

const source = {
  taxonomy: 'us-gaap',
  tag: 'Revenues',
  accession: '1',
  form: '10-K',
  filed: '2024-11-01',
  unit: 'USD',
};
const revenue = { value: 10, source, components: [], derivation: null, restatedFrom: [] };
const response = {
  symbol: 'TEST',
  name: 'Test',
  source: 'sec-edgar',
  currency: 'USD',
  accountingStandard: 'us-gaap',
  businessModel: 'operating',
  knownOn: '2026-11-20',
  lastFiled: '2024-11-01',
  annual: [
    {
      kind: 'annual',
      fiscalYear: 2024,
      quarter: null,
      label: 'FY2024',
      start: '2023-10-01',
      end: '2024-09-30',
      currency: 'USD',
      figures: { revenue },
    },
  ],
  quarterly: [],
  trailingTwelveMonths: null,
  notes: [],
  freshness: { fetchedAt: null, ageSeconds: null, stale: false, reason: null },
};

it('[CONTRACTS-7] carries the figures that are there, and only those', () => {
  const parsed = fundamentalsResponseSchema.parse(response);
  expect(Object.keys(parsed.annual[0]?.figures ?? {})).toEqual(['revenue']);
  expect(parsed).toEqual(response);
});

it('[CONTRACTS-7] reads statements with finance leases, and older ones that have no such line', () => {
  const withFigures = (figures: object) => ({ ...response, annual: [{ ...response.annual[0], figures }] });
  for (const figures of [
    { financeLeases: revenue, leaseLiabilities: revenue },
    { leaseLiabilities: revenue },
  ])
    expect(fundamentalsResponseSchema.parse(withFigures(figures)).annual[0]?.figures).toEqual(figures);
});

it('[CONTRACTS-7] reads statements with an industry code', () => {
  const coded = { ...response, industryCode: '3571' };
  expect(fundamentalsResponseSchema.parse(coded)).toEqual(coded);
});

it('[CONTRACTS-7] reads statements with the lines of a valuation, and older ones without them', () => {
  const figures = {
    intangibleAssets: revenue,
    intangibleAmortization: revenue,
    equityMethodInvestments: revenue,
    currentLeaseLiabilities: revenue,
    pensionDeficit: revenue,
    lossCarryForward: revenue,
    impairmentAndRestructuring: revenue,
    acquisitions: revenue,
    capitalizedSoftware: revenue,
    deferredTaxLiability: revenue,
    propertyGains: revenue,
    propertyImpairment: revenue,
    preferredDividends: revenue,
    conversionShares: revenue,
  };
  const withLines = { ...response, annual: [{ ...response.annual[0], figures }] };
  expect(fundamentalsResponseSchema.parse(withLines)).toEqual(withLines);
  expect(fundamentalsResponseSchema.parse(response)).toEqual(response);
});

it('[CONTRACTS-35] reads property companies, and a kind of business that a later release names', () => {
  for (const businessModel of ['property', 'cooperative'])
    expect(fundamentalsResponseSchema.parse({ ...response, businessModel }).businessModel).toBe(
      businessModel,
    );
});

it('[CONTRACTS-34] carries notes as sentences, and their figures apart from the words', () => {
  const noteReasons = [
    'Plain words.',
    {
      words: ['Filed ', ', times ', '.'],
      figures: [
        { kind: 'day', day: '2025-02-14' },
        { kind: 'number', value: 1.5, decimals: 1 },
      ],
    },
  ];
  const answer = { ...response, notes: ['Plain words.', 'Filed 2025-02-14, times 1.5.'], noteReasons };
  expect(fundamentalsResponseSchema.parse(answer)).toEqual(answer);
});

it.each([
  ['fewer figures than places between words', { words: ['Differ by ', ''], figures: [] }],
  ['a figure without decimals', { words: ['', ''], figures: [{ kind: 'number', value: 1 }] }],
  ['a day that does not exist', { words: ['', ''], figures: [{ kind: 'day', day: '2025-02-30' }] }],
])('[CONTRACTS-34] refuses a note with %s', (_what, note) => {
  expect(fundamentalsResponseSchema.safeParse({ ...response, noteReasons: [note] }).success).toBe(false);
});

it('[CONTRACTS-7] refuses a line that statements do not have, and a figure that is not a number', () => {
  const withFigures = (figures: object) => ({ ...response, annual: [{ ...response.annual[0], figures }] });
  expect(fundamentalsResponseSchema.safeParse(withFigures({ gadgets: revenue })).success).toBe(false);
  expect(
    fundamentalsResponseSchema.safeParse(withFigures({ revenue: { ...revenue, value: NaN } })).success,
  ).toBe(false);
});
