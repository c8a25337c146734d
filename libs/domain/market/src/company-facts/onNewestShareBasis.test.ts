import { describe, expect, it } from 'vitest';
import { shareBasisFactor } from '../fundamentals/shareBasisFactor.js';
import { companyFactsDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';

const form = { form: '10-Q' };
const quarters = [
  '2019-01-01/2019-03-31',
  '2019-04-01/2019-06-30',
  '2019-07-01/2019-09-30',
  '2019-10-01/2019-12-31',
] as const;
const year2019 = '2019-01-01/2019-12-31';

// After Tesla's reports on 2019 and 2020, in thousands of shares: the report on the third quarter of 2020 shows
// only the third quarter of 2019 again after the split of five for one.
const shares = [
  spanRow(quarters[0], 173_000, '2020-04-30', form),
  spanRow(quarters[1], 177_000, '2020-07-28', form),
  spanRow(quarters[2], 184_400, '2019-10-29', form),
  spanRow(quarters[2], 922_000, '2020-10-26', form),
  spanRow(year2019, 177_000, '2020-02-13'),
];
const basic = [
  spanRow(quarters[2], 179_400, '2019-10-29', form),
  spanRow(quarters[2], 897_000, '2020-10-26', form),
];
const fundamentals = normalised(
  companyFactsDocument({
    'us-gaap': {
      Assets: { USD: [row('2019-12-31', 1, '2020-02-13')] },
      Revenues: {
        USD: [
          spanRow(year2019, 40, '2020-02-13'),
          ...quarters.map((quarter) => spanRow(quarter, 10, '2020-02-13')),
        ],
      },
      WeightedAverageNumberOfDilutedSharesOutstanding: { shares },
      WeightedAverageNumberOfSharesOutstandingBasic: { shares: basic },
      EarningsPerShareDiluted: {
        'USD/shares': [
          spanRow(quarters[0], -4.1, '2020-04-30', form),
          spanRow(quarters[2], 0.16, '2020-10-26', form),
        ],
      },
    },
  }),
);
const figuresOf = (label: string) => periodOf(fundamentals, label).figures;

describe('share counts of quarters', () => {
  it('[MARKET-194] are on the newest basis, and keep what was filed', () => {
    expect(fundamentals.shareBasisChanges).toEqual([{ filed: '2020-10-26', factor: 5 }]);
    expect(figuresOf('Q1 2019').dilutedShares).toMatchObject({
      value: 865_000,
      derivation: 'On the newest share basis: share counts as filed times 5',
      restatedFrom: [{ value: 173_000, source: { filed: '2020-04-30' } }],
    });
    expect(figuresOf('Q2 2019').dilutedShares?.value).toBe(885_000);
    expect(figuresOf('Q3 2019').dilutedShares).toMatchObject({ value: 922_000, derivation: null });
  });

  it('[MARKET-194] are what earnings per share of quarters are divided by', () => {
    expect(figuresOf('Q1 2019').dilutedEarningsPerShare?.value).toBe(-0.82);
    expect(figuresOf('Q3 2019').dilutedEarningsPerShare?.value).toBe(0.16);
  });

  it('[MARKET-194] are not multiplied again, and those of years stay as filed', () => {
    const changes = fundamentals.shareBasisChanges ?? [];
    const factorOf = (label: string) => {
      const { dilutedShares } = figuresOf(label);
      return dilutedShares && [dilutedShares.value, shareBasisFactor(dilutedShares, changes)];
    };
    expect(factorOf('Q1 2019')).toEqual([865_000, 1]);
    expect(factorOf('FY2019')).toEqual([177_000, 5]);
  });
});
