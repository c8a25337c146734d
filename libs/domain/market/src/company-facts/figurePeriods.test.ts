import { describe, expect, it } from 'vitest';
import { dollarDocument, companyFactsDocument, row, spanRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';

const report = (filed: string) => ({ form: '10-Q', accn: filed });
const q1 = '2023-01-01/2023-03-31';
const half = '2023-01-01/2023-06-30';
const nineMonths = '2023-01-01/2023-09-30';
const year = '2023-01-01/2023-12-31';

/** Year-to-date figures of 2023, as cash flow statements give them: 10, 30, 60, 100. */
const yearToDate = [
  spanRow(q1, 10, '2023-05-01', report('2023-05-01')),
  spanRow(half, 30, '2023-08-01', report('2023-08-01')),
  spanRow(nineMonths, 60, '2023-11-01', report('2023-11-01')),
  spanRow(year, 100, '2024-02-01'),
];

describe('quarters', () => {
  it('[MARKET-11] differences year-to-date figures and says so', () => {
    const fundamentals = normalised(
      dollarDocument({ NetCashProvidedByUsedInOperatingActivities: yearToDate }),
    );
    const cash = (label: string) => periodOf(fundamentals, label).figures.cashFromOperations;
    expect(cash('Q1 2023')).toMatchObject({ value: 10, derivation: null });
    expect(cash('Q2 2023')).toMatchObject({ value: 20, derivation: 'Six months less three months' });
    expect(cash('Q3 2023')).toMatchObject({ value: 30, derivation: 'Nine months less six months' });
    expect(cash('Q4 2023')).toMatchObject({ value: 40, derivation: 'Year less nine months' });
    expect(cash('Q4 2023')?.components).toHaveLength(2);
  });

  it('[MARKET-11] prefers a quarter as filed', () => {
    const fundamentals = normalised(
      dollarDocument({
        NetIncomeLoss: [...yearToDate, spanRow('2023-10-01/2023-12-31', 41, '2024-02-01')],
      }),
    );
    expect(periodOf(fundamentals, 'Q4 2023').figures.netIncome).toMatchObject({
      value: 41,
      derivation: null,
    });
  });

  it('[MARKET-11] takes the year less three quarters when nine months are not filed', () => {
    const fundamentals = normalised(
      dollarDocument({
        NetIncomeLoss: [
          spanRow(q1, 10, '2023-05-01', report('2023-05-01')),
          spanRow('2023-04-01/2023-06-30', 20, '2023-08-01', report('2023-08-01')),
          spanRow('2023-07-01/2023-09-30', 30, '2023-11-01', report('2023-11-01')),
          spanRow(year, 100, '2024-02-01'),
        ],
      }),
    );
    expect(periodOf(fundamentals, 'Q4 2023').figures.netIncome).toMatchObject({
      value: 40,
      derivation: 'Year less three quarters',
    });
  });

  it('[MARKET-11] subtracts across a changed tag only when no single tag has both', () => {
    const fundamentals = normalised(
      dollarDocument({
        SalesRevenueNet: yearToDate.slice(0, 3),
        RevenueFromContractWithCustomerExcludingAssessedTax: [spanRow(year, 100, '2024-02-01')],
      }),
    );
    const { revenue } = periodOf(fundamentals, 'Q4 2023').figures;
    expect(revenue?.value).toBe(40);
    expect(revenue?.components.map(({ source }) => source.tag)).toEqual([
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'SalesRevenueNet',
    ]);
  });

  it('[MARKET-13] takes year and nine months as first filed when the year alone was restated', () => {
    const fundamentals = normalised(
      dollarDocument({ NetIncomeLoss: [...yearToDate, spanRow(year, 150, '2025-02-01')] }),
    );
    expect(periodOf(fundamentals, 'FY2023').figures.netIncome?.value).toBe(150);
    expect(periodOf(fundamentals, 'Q4 2023').figures.netIncome).toMatchObject({
      value: 40,
      derivation: 'Year less nine months, as first filed',
    });
  });

  it('[MARKET-13] takes both as they stand when a later filing gives the other again', () => {
    const fundamentals = normalised(
      dollarDocument({
        NetIncomeLoss: [
          ...yearToDate,
          spanRow(nineMonths, 65, '2024-11-01', report('2024-11-01')),
          spanRow(year, 100, '2025-02-01'),
        ],
      }),
    );
    expect(periodOf(fundamentals, 'Q4 2023').figures.netIncome).toMatchObject({
      value: 35,
      derivation: 'Year less nine months',
    });
  });

  it('[MARKET-15] never subtracts share counts or earnings per share', () => {
    const fundamentals = normalised(
      companyFactsDocument({
        'us-gaap': {
          Assets: { USD: [row('2023-12-31', 1, '2024-02-01')] },
          NetIncomeLoss: { USD: yearToDate },
          WeightedAverageNumberOfDilutedSharesOutstanding: { shares: yearToDate },
          EarningsPerShareDiluted: { 'USD/shares': yearToDate },
        },
      }),
    );
    expect(periodOf(fundamentals, 'FY2023').figures.dilutedShares?.value).toBe(100);
    expect(periodOf(fundamentals, 'Q1 2023').figures.dilutedShares?.value).toBe(10);
    expect(periodOf(fundamentals, 'Q4 2023').figures.dilutedShares).toBeUndefined();
    expect(periodOf(fundamentals, 'Q4 2023').figures.dilutedEarningsPerShare).toBeUndefined();
  });

  it('[MARKET-27] notes quarters that do not sum to their year', () => {
    const restated = normalised(
      dollarDocument({ NetIncomeLoss: [...yearToDate, spanRow(year, 150, '2025-02-01')] }),
    );
    expect(restated.notes).toContain('The quarters of FY2023 do not sum to the year: net income.');
    const plain = normalised(dollarDocument({ NetIncomeLoss: yearToDate }));
    expect(plain.notes.filter((note) => note.includes('do not sum'))).toEqual([]);
  });
});

describe('trailing twelve months', () => {
  const nextQ1 = spanRow('2024-01-01/2024-03-31', 17, '2024-05-01', report('2024-05-01'));

  it('[MARKET-14] are the last year plus the year to date less the same of last year', () => {
    const { trailingTwelveMonths } = normalised(dollarDocument({ NetIncomeLoss: [...yearToDate, nextQ1] }));
    expect(trailingTwelveMonths).toMatchObject({
      kind: 'trailing-twelve-months',
      label: 'TTM Q1 2024',
      start: '2023-04-01',
      end: '2024-03-31',
    });
    expect(trailingTwelveMonths?.figures.netIncome).toMatchObject({
      value: 107,
      derivation: 'Last year plus year to date less the same of last year',
    });
    expect(
      trailingTwelveMonths?.figures.netIncome?.components.map(({ sign, value }) => sign * value),
    ).toEqual([100, 17, -10]);
  });

  it('[MARKET-15] have no weighted share count within a year', () => {
    const { trailingTwelveMonths } = normalised(
      companyFactsDocument({
        'us-gaap': {
          Assets: { USD: [row('2023-12-31', 1, '2024-02-01')] },
          NetIncomeLoss: { USD: [...yearToDate, nextQ1] },
          WeightedAverageNumberOfDilutedSharesOutstanding: { shares: [...yearToDate, nextQ1] },
        },
      }),
    );
    expect(trailingTwelveMonths?.figures.netIncome?.value).toBe(107);
    expect(trailingTwelveMonths?.figures.dilutedShares).toBeUndefined();
  });

  it('[MARKET-14] are the year at its end', () => {
    const { trailingTwelveMonths } = normalised(dollarDocument({ NetIncomeLoss: yearToDate }));
    expect(trailingTwelveMonths).toMatchObject({
      label: 'TTM Q4 2023',
      start: '2023-01-01',
      end: '2023-12-31',
    });
    expect(trailingTwelveMonths?.figures.netIncome?.value).toBe(100);
  });

  it('[MARKET-14] are the sum of four quarters when the year to date is not filed', () => {
    const { trailingTwelveMonths } = normalised(
      dollarDocument({
        NetIncomeLoss: [
          ...yearToDate,
          nextQ1,
          spanRow('2023-07-01/2023-09-30', 30, '2023-11-01', report('2023-11-01')),
          spanRow('2024-04-01/2024-06-30', 25, '2024-08-01', report('2024-08-01')),
        ],
      }),
    );
    expect(trailingTwelveMonths?.figures.netIncome).toMatchObject({ value: 30 + 40 + 17 + 25 });
    expect(trailingTwelveMonths?.figures.netIncome?.derivation).toContain('Sum of four quarters');
  });

  it('[MARKET-14] are not given when the year before does not adjoin', () => {
    const { trailingTwelveMonths } = normalised(
      dollarDocument({
        NetIncomeLoss: [
          ...yearToDate,
          spanRow('2024-01-01/2024-02-29', 5, '2024-04-01', { form: '10-KT' }),
          spanRow('2024-03-01/2024-05-31', 9, '2024-07-01', report('2024-07-01')),
        ],
      }),
    );
    expect(trailingTwelveMonths).toBeNull();
  });
});
