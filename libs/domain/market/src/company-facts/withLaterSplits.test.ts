import { writeReason } from '@finance-analyst/foundation';
import { expect, it } from 'vitest';
import { shareBasisFactor } from '../fundamentals/shareBasisFactor.js';
import { companyFactsDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';
import { withLaterSplits } from './withLaterSplits.js';

const quarters = ['2023-01-01/2023-03-31', '2023-04-01/2023-06-30'] as const;
const year = '2023-01-01/2023-12-31';
const counts = (factor: number) => [
  spanRow(quarters[0], factor * 100, '2023-05-01', { form: '10-Q' }),
  spanRow(quarters[0], factor * 200, '2024-05-01', { form: '10-Q' }),
  spanRow(quarters[1], factor * 102, '2023-08-01', { form: '10-Q' }),
  spanRow(year, factor * 104, '2024-02-01'),
];
/** A split of two for one after the annual report, which the next filing, of May 1, 2024, shows. */
const filed = normalised(
  companyFactsDocument({
    'us-gaap': {
      Assets: { USD: [row('2023-12-31', 1, '2024-02-01')] },
      Revenues: { USD: [year, ...quarters].map((span) => spanRow(span, 40, '2024-02-01')) },
      WeightedAverageNumberOfDilutedSharesOutstanding: { shares: counts(10) },
      WeightedAverageNumberOfSharesOutstandingBasic: { shares: counts(9) },
    },
  }),
);
const sharesOf = (of: typeof filed, label: string) => periodOf(of, label).figures.dilutedShares;

it('[MARKET-204] puts share counts on the basis of prices after a split that no filing shows yet', () => {
  expect(filed).toMatchObject({
    lastFiled: '2024-05-01',
    shareBasisChanges: [{ filed: '2024-05-01', factor: 2 }],
  });
  const split = withLaterSplits(filed, [{ date: '2024-06-10', ratio: 5 }]);
  expect(split.shareBasisChanges).toEqual([
    { filed: '2024-05-01', factor: 2 },
    { filed: '2024-06-10', factor: 5 },
  ]);
  const annual = sharesOf(split, 'FY2023');
  if (!annual) throw new Error('No shares.');
  expect(annual.value * shareBasisFactor(annual, split.shareBasisChanges ?? [])).toBe(10_400);
  expect(sharesOf(split, 'Q1 2023')).toMatchObject({
    value: 10_000,
    derivation: 'On the newest share basis: share counts as filed times 5',
  });
  expect(sharesOf(filed, 'Q2 2023')?.value).toBe(2040);
  expect(sharesOf(split, 'Q2 2023')).toMatchObject({
    value: 10_200,
    derivation: 'On the newest share basis: share counts as filed times 10',
    restatedFrom: [{ value: 1020 }],
  });
});

it('[MARKET-204] says so in the notes', () => {
  const { notes, noteReasons = [] } = withLaterSplits(filed, [{ date: '2024-06-10', ratio: 0.1 }]);
  const said =
    'Prices from 2024-06-10 on are after a split that no filing shows yet: share counts are multiplied by 0.1 to compare with them.';
  expect(notes.at(-1)).toBe(said);
  expect(noteReasons).toHaveLength(notes.length);
  expect(writeReason(noteReasons.at(-1) ?? '')).toContain('a split that no filing shows yet');
});

it('[MARKET-204] takes splits in the order of their days', () => {
  const splits = [
    { date: '2024-07-01', ratio: 3 },
    { date: '2024-06-10', ratio: 1.5 },
  ];
  expect(withLaterSplits(filed, splits).shareBasisChanges?.slice(1)).toEqual([
    { filed: '2024-06-10', factor: 1.5 },
    { filed: '2024-07-01', factor: 3 },
  ]);
});

it.each([
  ['a split that filings show', { date: '2024-04-20', ratio: 2 }],
  ['a split on the day of the newest filing', { date: '2024-05-01', ratio: 2 }],
  ['a spin-off recorded as a split', { date: '2024-06-10', ratio: 1.281 }],
  ['no change', { date: '2024-06-10', ratio: 1 }],
])('[MARKET-204] leaves out %s', (_, split) => {
  expect(withLaterSplits(filed, [split])).toBe(filed);
});
