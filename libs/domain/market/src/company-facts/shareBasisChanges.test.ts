import { describe, expect, it } from 'vitest';
import { shareBasisFactor } from '../fundamentals/shareBasisFactor.js';
import { companyFactsDocument, row, spanRow, type FactRow } from '../testing/companyFactsDocument.js';
import { normalised, periodOf } from '../testing/normalised.js';

const years = ['2021-01-01/2021-12-31', '2022-01-01/2022-12-31', '2023-01-01/2023-12-31'] as const;

function shares(diluted: readonly FactRow[], basic: readonly FactRow[] = diluted) {
  return normalised(
    companyFactsDocument({
      'us-gaap': {
        Assets: { USD: [row('2023-12-31', 1, '2024-02-01')] },
        Revenues: { USD: years.map((year) => spanRow(year, 1, '2024-02-01')) },
        WeightedAverageNumberOfDilutedSharesOutstanding: { shares: diluted },
        WeightedAverageNumberOfSharesOutstandingBasic: { shares: basic },
      },
    }),
  );
}

/** A four-for-one split before the report of 2024, which shows 2022 and 2023 again. */
const split = [
  spanRow(years[0], 5_000_109, '2022-02-01'),
  spanRow(years[1], 4_648_913, '2023-02-01'),
  spanRow(years[1], 18_595_651, '2024-02-01'),
  spanRow(years[2], 17_528_214, '2024-02-01'),
];

describe('share basis changes', () => {
  it('[MARKET-20] are found from counts that a later filing gives again', () => {
    expect(shares(split).shareBasisChanges).toEqual([{ filed: '2024-02-01', factor: 4 }]);
  });

  it('[MARKET-20] put the counts of years that are not shown again on the newest basis', () => {
    const fundamentals = shares(split);
    const changes = fundamentals.shareBasisChanges ?? [];
    const factorOf = (label: string) => {
      const { dilutedShares } = periodOf(fundamentals, label).figures;
      return dilutedShares && shareBasisFactor(dilutedShares, changes);
    };
    expect(factorOf('FY2021')).toBe(4);
    expect(factorOf('FY2022')).toBe(1);
    expect(periodOf(fundamentals, 'FY2021').figures.dilutedShares?.value).toBe(5_000_109);
  });

  it('[MARKET-20] are noted with the periods that stay on the old basis', () => {
    expect(shares(split).notes).toContain(
      'Share counts filed before 2024-02-01 are comparable with later ones only when multiplied by 4: a split or an exchange of shares. Not restated since: FY2021.',
    );
  });

  it('[MARKET-20] are found once, though later filings show more periods again', () => {
    const again = [...split, spanRow(years[0], 20_000_436, '2025-02-01')];
    expect(shares(again).shareBasisChanges).toEqual([{ filed: '2024-02-01', factor: 4 }]);
  });

  it('[MARKET-20] multiply where there are several', () => {
    const twice = [...split, spanRow(years[2], 52_584_642, '2025-02-01')];
    const changes = shares(twice).shareBasisChanges ?? [];
    expect(changes.map(({ factor }) => factor)).toEqual([4, 3]);
    const source = { taxonomy: 'us-gaap', tag: 'Shares', accession: 'a', form: '10-K', unit: 'shares' };
    expect(shareBasisFactor({ source: { ...source, filed: '2022-02-01' } }, changes)).toBe(12);
  });

  it('[MARKET-20] are found from outstanding and issued shares where weighted counts are not filed', () => {
    const counts = [
      row('2023-12-31', 662, '2024-02-01'),
      row('2023-12-31', 13_242, '2024-07-27', { form: '10-Q' }),
    ];
    const { shareBasisChanges } = normalised(
      companyFactsDocument({
        'us-gaap': {
          Assets: { USD: [row('2023-12-31', 1, '2024-02-01')] },
          Revenues: { USD: [spanRow(years[2], 1, '2024-02-01')] },
          CommonStockSharesOutstanding: { shares: counts },
          CommonStockSharesIssued: { shares: counts },
        },
      }),
    );
    expect(shareBasisChanges).toMatchObject([{ filed: '2024-07-27' }]);
    expect(shareBasisChanges?.[0]?.factor).toBeCloseTo(20, 1);
  });

  it('[MARKET-20] keep the ratio of an exchange that is no split', () => {
    const exchange = [
      spanRow(years[2], 168_142_740, '2024-02-01'),
      spanRow(years[2], 28_600_000, '2025-02-01'),
    ];
    expect(shares(exchange).shareBasisChanges?.[0]?.factor).toBeCloseTo(0.17009, 5);
  });

  it('[MARKET-20] are not a count filed in thousands as if in units, nor a small correction, nor a lone one', () => {
    const scaled = [spanRow(years[2], 940_000_000, '2024-02-01'), spanRow(years[2], 940_000, '2024-05-01')];
    expect(shares(scaled).shareBasisChanges).toBeUndefined();
    const rescaled = [spanRow(years[2], 940_000, '2024-02-01'), spanRow(years[2], 940_000_000, '2024-05-01')];
    expect(shares(rescaled).shareBasisChanges).toBeUndefined();
    const corrected = [spanRow(years[2], 1_000, '2024-02-01'), spanRow(years[2], 1_010, '2025-02-01')];
    expect(shares(corrected).shareBasisChanges).toBeUndefined();
    const lone = [spanRow(years[2], 1_000, '2024-02-01'), spanRow(years[2], 1_500, '2025-02-01')];
    expect(shares(lone, []).shareBasisChanges).toBeUndefined();
  });
});
