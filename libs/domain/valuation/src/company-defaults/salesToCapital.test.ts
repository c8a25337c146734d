import { writeReason } from '@finance-analyst/foundation';
import type { FiscalPeriod, StatementLine } from '@finance-analyst/market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleYear } from '../testing/exampleCompany.js';
import { exampleFiler } from '../testing/exampleFiler.js';
import { fraction } from '../testing/fraction.js';
import { basisOf } from './basisOf.js';
import { startingGrowth } from './companyGrowth.js';
import { salesToCapital } from './salesToCapital.js';

type Lines = Partial<Record<StatementLine, number>>;

/** The filer, whose capital is 0.4 of revenue, with further lines by year, 0 to 5. */
function defaultsWith(linesOf: (year: number) => Lines) {
  const annual = exampleFiler().annual.map((year, index): FiscalPeriod => {
    const { figures } = exampleYear(year.fiscalYear, linesOf(index));
    return { ...year, figures: { ...year.figures, ...figures } };
  });
  const basis = basisOf({ fundamentals: { ...exampleFiler(), annual }, quote: null });
  if (!basis.ok) throw new Error(basis.reason);
  const { value, reason, sources } = salesToCapital(basis.value).assumption;
  const growth = startingGrowth(basis.value);
  return {
    value: value as number,
    reason: writeReason(reason),
    lines: new Set(sources.map(({ line }) => line)),
    growth: growth?.value,
    growthReason: writeReason(growth?.reason ?? ''),
  };
}

const addedRevenue = 1000 * (1.08 ** 5 - 1);
/** With what was bought beyond the capital of all years. */
const ratioWith = (bought: number): number => addedRevenue / (0.4 * addedRevenue + bought);
/** A business bought in the fourth year, with goodwill of 60 and intangibles of 40 that amortize by 10 a year. */
const bought = (year: number): Lines => ({
  goodwill: year < 3 ? 30 : 90,
  intangibleAssets: year < 3 ? 0 : 40 - 10 * (year - 3),
  intangibleAmortization: year < 4 ? 0 : 10,
});

describe('where growth was bought in part', () => {
  it('[VALUATION-402] counts goodwill and acquired intangibles before their amortization as capital', () => {
    const { value, reason, lines } = defaultsWith((year) => ({
      ...bought(year),
      acquisitions: year === 3 ? 100 : 0,
    }));
    expect(value).toBeCloseTo(ratioWith(100), 9);
    expect(reason).toBe(
      'Constant at 1.63 of revenue added per unit of invested capital with goodwill and acquired intangibles added; FY2020 to FY2025; acquisitions of 7% of revenue count as reinvestment',
    );
    expect(lines).toEqual(
      new Set([
        'revenue',
        'propertyPlantEquipment',
        'currentAssets',
        'cash',
        'currentLiabilities',
        'currentDebt',
        'goodwill',
        'intangibleAssets',
        'intangibleAmortization',
      ]),
    );
  });

  it('[VALUATION-402] leaves growth as reported, and says that its cost counts', () => {
    const plain = defaultsWith(() => ({}));
    const { growth, growthReason } = defaultsWith((year) => ({ ...bought(year), acquisitions: 40 }));
    expect(growth).toBe(plain.growth);
    expect(growthReason).toBe(`${plain.growthReason}; acquisitions of 8% of revenue count as reinvestment`);
  });

  it('[VALUATION-402] counts a business that was paid for with shares by its goodwill', () => {
    const { value, reason } = defaultsWith((year) => ({ goodwill: year < 3 ? 30 : 130 }));
    expect(value).toBeCloseTo(ratioWith(100), 9);
    expect(reason).toContain('invested capital with goodwill added');
    expect(reason).toContain('acquisitions of 7% of revenue count as reinvestment');
  });

  it('[VALUATION-402] leaves out intangibles that a year lacks, and years without goodwill', () => {
    const gap = defaultsWith((year) => {
      const { intangibleAssets, ...rest } = bought(year);
      return { ...rest, acquisitions: 40, ...(year === 4 ? {} : { intangibleAssets }) };
    });
    expect(gap.value).toBeCloseTo(ratioWith(60), 9);
    const young = defaultsWith((year) => (year < 2 ? {} : { goodwill: 40 * year, acquisitions: 40 }));
    const added = 1000 * (1.08 ** 5 - 1.08 ** 2);
    expect(young.value).toBeCloseTo(added / (0.4 * added + 120), 9);
  });

  it('[VALUATION-402] counts the amortization of a year without goodwill in the years after it', () => {
    const { value } = defaultsWith((year) => ({
      ...(year === 3 ? {} : { goodwill: 30 * year, intangibleAssets: 100 - 10 * year }),
      intangibleAmortization: 10,
      acquisitions: 40,
    }));
    expect(value).toBeCloseTo(ratioWith(150), 9);
  });

  it('[VALUATION-402] counts payments where no year has goodwill', () => {
    const { value, reason } = defaultsWith(() => ({ acquisitions: 30 }));
    expect(value).toBeCloseTo(ratioWith(5 * 30), 9);
    expect(reason).toContain('invested capital and payments for businesses added');
  });

  it('[VALUATION-402] does not depend on how fast acquired intangibles amortize', () => {
    fc.assert(
      fc.property(fraction(0, 20), (amortization) => {
        const { value } = defaultsWith((year) => ({
          goodwill: 30 * year,
          intangibleAssets: 100 - amortization * year,
          intangibleAmortization: amortization,
        }));
        expect(value).toBeCloseTo(ratioWith(150), 9);
      }),
    );
  });
});

it('[VALUATION-402] counts no goodwill where acquisitions are no more than 5% of revenue', () => {
  const revenue = 1000 * 1.08 ** 5;
  const small = defaultsWith(() => ({ goodwill: 500, acquisitions: (0.05 * revenue) / 3 - 0.001 }));
  const plain = defaultsWith(() => ({}));
  expect(small.value).toBe(plain.value);
  expect(small.reason).toBe(plain.reason);
  expect(small.growthReason).toBe(plain.growthReason);
});

it('[VALUATION-146] leaves out a year that lacks its working capital', () => {
  const { annual } = exampleFiler();
  const valueOf = (years: readonly FiscalPeriod[]) => {
    const basis = basisOf({ fundamentals: { ...exampleFiler(), annual: years }, quote: null });
    return basis.ok ? salesToCapital(basis.value).assumption : null;
  };
  const withoutItems = (year: FiscalPeriod): FiscalPeriod => {
    const { currentAssets: _assets, currentLiabilities: _liabilities, ...figures } = year.figures;
    return { ...year, figures };
  };
  const known = valueOf(annual.slice(1));
  expect(valueOf(annual.map((year, index) => (index === 0 ? withoutItems(year) : year)))).toEqual(known);
  const none = valueOf(annual.map(withoutItems));
  expect(none?.value).toBeCloseTo(1 / 0.3, 9);
  expect(writeReason(none?.reason ?? '')).toContain('unit of net fixed assets added');
});
