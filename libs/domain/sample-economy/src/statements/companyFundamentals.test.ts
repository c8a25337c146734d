import { balanceLines, type FiscalPeriod, type StatementLine } from '@finance-analyst/market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { companies } from '../companies.js';
import { createSampleMarket } from '../createSampleMarket.js';

/** What a period states for a line; fails the test where the line is missing. */
function stated(period: FiscalPeriod, line: StatementLine): number {
  const figure = period.figures[line];
  if (!figure) throw new Error(`${period.label} lacks ${line}`);
  return figure.value;
}

/** Lines that a kind of company may leave out count as nothing in a sum. */
const orNothing = (period: FiscalPeriod, line: StatementLine): number => period.figures[line]?.value ?? 0;

/** Differences that should be zero, by name, within one period. */
function tiesOf(period: FiscalPeriod): Record<string, number> {
  const at = (line: StatementLine) => orNothing(period, line);
  const isClassified = period.figures.currentAssets !== undefined;
  const heldAssets = ['cash', 'shortTermInvestments', 'receivables', 'inventory'] as const;
  const fixedAssets = ['longTermInvestments', 'propertyPlantEquipment', 'goodwill'] as const;
  const sum = (lines: readonly StatementLine[]) => lines.reduce((total, line) => total + at(line), 0);
  const costs = [
    'costOfRevenue',
    'researchAndDevelopment',
    'sellingGeneralAdministrative',
    'interestExpense',
  ] as const;
  const common = {
    incomeBeforeTax: at('revenue') - sum(costs) - stated(period, 'incomeBeforeTax'),
    netIncome: stated(period, 'incomeBeforeTax') - stated(period, 'incomeTax') - stated(period, 'netIncome'),
    assets: sum(heldAssets) + sum(fixedAssets) - stated(period, 'totalAssets'),
    balance:
      stated(period, 'totalAssets') -
      stated(period, 'totalLiabilities') -
      sum(['minorityInterest', 'preferredEquity', 'shareholdersEquity']),
    changeInCash:
      stated(period, 'cashFromOperations') +
      stated(period, 'cashFromInvesting') +
      stated(period, 'cashFromFinancing') -
      stated(period, 'changeInCash'),
  };
  if (!isClassified) return common;
  return {
    ...common,
    grossProfit: at('revenue') - at('costOfRevenue') - stated(period, 'grossProfit'),
    operatingIncome:
      at('grossProfit') -
      at('researchAndDevelopment') -
      at('sellingGeneralAdministrative') -
      stated(period, 'operatingIncome'),
    currentAssets: sum(heldAssets) - stated(period, 'currentAssets'),
    currentLiabilities:
      sum(['payables', 'deferredRevenueCurrent', 'currentDebt']) - stated(period, 'currentLiabilities'),
    liabilities:
      sum(['currentLiabilities', 'longTermDebt', 'leaseLiabilities']) - stated(period, 'totalLiabilities'),
  };
}

/** Differences that should be zero between the balance sheets that a period lies between. */
function rollsOf(before: FiscalPeriod, period: FiscalPeriod): Record<string, number> {
  const change = (...lines: StatementLine[]) =>
    lines.reduce((total, line) => total + orNothing(period, line) - orNothing(before, line), 0);
  const at = (line: StatementLine) => orNothing(period, line);
  const raised =
    change('shareholdersEquity') -
    at('netIncome') -
    at('stockCompensation') +
    at('dividendsPaid') +
    at('shareRepurchases');
  const common = {
    cash: change('cash') - at('changeInCash'),
    plant: change('propertyPlantEquipment') - at('capitalExpenditure') + at('depreciation'),
  };
  if (period.figures.currentAssets === undefined) return { ...common, retainedEarnings: raised };
  return {
    ...common,
    operations:
      at('netIncome') +
      at('depreciation') +
      at('stockCompensation') -
      change('receivables', 'inventory') +
      change('payables', 'deferredRevenueCurrent') -
      at('cashFromOperations'),
    investing:
      at('cashFromInvesting') +
      at('capitalExpenditure') +
      change('shortTermInvestments', 'longTermInvestments', 'goodwill'),
    // Equity moves by income, stock compensation and what financing gives beside debt.
    retainedEarnings:
      change('shareholdersEquity') -
      at('netIncome') -
      at('stockCompensation') -
      at('cashFromFinancing') +
      change('currentDebt', 'longTermDebt', 'leaseLiabilities'),
    issuedSharesAreNotNegative: Math.min(raised, 0),
  };
}

const broken = (ties: Record<string, number>) =>
  Object.entries(ties).filter(([, difference]) => difference !== 0);
const market = createSampleMarket();
const symbols = companies.map(({ symbol }) => symbol);
const balanceLineNames: readonly StatementLine[] = balanceLines;
const shareLines: readonly StatementLine[] = ['basicShares', 'dilutedShares', 'dilutedEarningsPerShare'];

describe('companyFundamentals', () => {
  it.each(symbols)('[SAMPLE-ECONOMY-3] ties every period of %s to the unit', (symbol) => {
    const { annual, quarterly } = market.fundamentals(symbol);
    for (const period of [...annual, ...quarterly])
      expect([period.label, broken(tiesOf(period))]).toEqual([period.label, []]);
    for (const periods of [annual, quarterly]) {
      for (const [index, period] of periods.entries()) {
        const before = periods[index - 1];
        if (before) expect([period.label, broken(rollsOf(before, period))]).toEqual([period.label, []]);
      }
    }
  });

  it('[SAMPLE-ECONOMY-3] ties for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...symbols), (seed, symbol) => {
        const { quarterly } = createSampleMarket(seed).fundamentals(symbol);
        for (const [index, period] of quarterly.entries()) {
          expect(broken(tiesOf(period))).toEqual([]);
          const before = quarterly[index - 1];
          if (before) expect(broken(rollsOf(before, period))).toEqual([]);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each(symbols)('[SAMPLE-ECONOMY-3] makes the four quarters of %s the year', (symbol) => {
    const { annual, quarterly } = market.fundamentals(symbol);
    for (const year of annual) {
      const quarters = quarterly.filter(({ fiscalYear }) => fiscalYear === year.fiscalYear);
      expect(quarters.map(({ quarter }) => quarter)).toEqual([1, 2, 3, 4]);
      expect([quarters[0]?.start, quarters[3]?.end]).toEqual([year.start, year.end]);
      for (const [name, figure] of Object.entries(year.figures)) {
        const line = name as StatementLine;
        if (shareLines.includes(line)) continue;
        const expected = balanceLineNames.includes(line)
          ? quarters[3]?.figures[line]?.value
          : quarters.reduce((sum, quarter) => sum + stated(quarter, line), 0);
        expect([line, figure.value]).toEqual([line, expected]);
      }
    }
  });

  it.each(symbols)('[SAMPLE-ECONOMY-3] shows ten years of %s, and the quarters filed since', (symbol) => {
    const { annual, quarterly, knownOn, lastFiled } = market.fundamentals(symbol);
    expect(annual).toHaveLength(10);
    expect(quarterly.length).toBeGreaterThanOrEqual(40);
    expect(quarterly.length).toBeLessThanOrEqual(43);
    const filed = [...annual, ...quarterly].flatMap(({ figures }) =>
      Object.values(figures).map(({ source }) => source.filed),
    );
    expect(filed.every((date) => date <= knownOn)).toBe(true);
    expect(filed.toSorted().at(-1)).toBe(lastFiled);
  });

  it.each(symbols)(
    '[SAMPLE-ECONOMY-3] states whole units and finite figures for %s, each with its sample filing',
    (symbol) => {
      const { annual, quarterly, currency } = market.fundamentals(symbol);
      const units = [currency, 'shares', `${currency}/shares`];
      for (const { label, figures, quarter } of [...annual, ...quarterly]) {
        const form = quarter === null || quarter === 4 ? 'Sample annual report' : 'Sample quarterly report';
        const wrong = Object.entries(figures).filter(([line, { value, source }]) => {
          const isWhole =
            line === 'dilutedEarningsPerShare' ? Number.isFinite(value) : Number.isSafeInteger(value);
          const isNegativeZero = Object.is(value, -0);
          const isSourced =
            source.taxonomy === 'sample' &&
            source.tag === line &&
            source.form === form &&
            units.includes(source.unit) &&
            /^sample-[a-z]{3}-20\d\d-(annual|q[1-3])$/.test(source.accession);
          return !isWhole || isNegativeZero || !isSourced;
        });
        expect([label, wrong]).toEqual([label, []]);
      }
    },
  );

  it('[SAMPLE-ECONOMY-4] keeps costs and balances from turning negative', () => {
    const never: readonly StatementLine[] = [
      'revenue',
      'sellingGeneralAdministrative',
      'cash',
      'receivables',
      'longTermDebt',
      'shortTermInvestments',
      'longTermInvestments',
      'propertyPlantEquipment',
      'capitalExpenditure',
      'dividendsPaid',
      'shareRepurchases',
      'sharesOutstanding',
      'totalLiabilities',
    ];
    for (const symbol of symbols) {
      for (const period of market.fundamentals(symbol).quarterly) {
        const negative = never.filter((line) => orNothing(period, line) < 0);
        expect([symbol, period.label, negative]).toEqual([symbol, period.label, []]);
      }
    }
  });

  it('[SAMPLE-ECONOMY-4] divides net income by diluted shares, and never dilutes a loss', () => {
    for (const symbol of symbols) {
      for (const period of market.fundamentals(symbol).quarterly) {
        const perShare = stated(period, 'netIncome') / stated(period, 'dilutedShares');
        expect(stated(period, 'dilutedEarningsPerShare')).toBeCloseTo(perShare, 3);
        if (perShare <= 0) expect(stated(period, 'dilutedShares')).toBe(stated(period, 'basicShares'));
        else expect(stated(period, 'dilutedShares')).toBeGreaterThan(stated(period, 'basicShares'));
      }
    }
  });

  it('[SAMPLE-ECONOMY-11] are property companies where they let property, with what their funds from operations need', () => {
    const landlords = companies
      .filter(({ character }) => character === 'landlord')
      .map(({ symbol }) => market.fundamentals(symbol));
    expect(landlords.length).toBeGreaterThanOrEqual(4);
    for (const { businessModel, annual, notes } of landlords) {
      expect(businessModel).toBe('property');
      expect(notes.join(' ')).not.toContain('neither operating income nor');
      for (const { figures } of annual)
        for (const line of ['netIncome', 'depreciation', 'operatingIncome', 'dividendsPaid'] as const)
          expect(figures[line]).toBeDefined();
    }
    const others = companies.filter(({ character }) => character !== 'landlord');
    expect(others.filter(({ symbol }) => market.fundamentals(symbol).businessModel === 'property')).toEqual(
      [],
    );
  });

  it('[SAMPLE-ECONOMY-4] states no operating income for banks and insurers and says why', () => {
    const financial = symbols
      .map((symbol) => market.fundamentals(symbol))
      .filter(({ businessModel }) => businessModel === 'bank' || businessModel === 'insurer');
    expect(financial.filter(({ businessModel }) => businessModel === 'bank').length).toBeGreaterThanOrEqual(
      1,
    );
    expect(
      financial.filter(({ businessModel }) => businessModel === 'insurer').length,
    ).toBeGreaterThanOrEqual(1);
    for (const { annual, notes } of financial) {
      expect(annual.every(({ figures }) => figures.operatingIncome === undefined)).toBe(true);
      expect(notes.join(' ')).toContain('neither operating income nor');
    }
  });

  it('[SAMPLE-ECONOMY-2] has companies that lose money, owe much, or owe nothing', () => {
    const latest = symbols.flatMap((symbol) => {
      const { annual, businessModel } = market.fundamentals(symbol);
      const last = annual.at(-1);
      return last && businessModel !== 'bank' && businessModel !== 'insurer' ? [last] : [];
    });
    const debtOf = (period: FiscalPeriod) =>
      orNothing(period, 'longTermDebt') + orNothing(period, 'currentDebt');
    expect(latest.filter((period) => stated(period, 'netIncome') < 0).length).toBeGreaterThanOrEqual(3);
    expect(
      latest.filter(
        (period) =>
          debtOf(period) > 3 * stated(period, 'operatingIncome') && stated(period, 'operatingIncome') > 0,
      ).length,
    ).toBeGreaterThanOrEqual(5);
    expect(
      latest.filter((period) => debtOf(period) === 0 && stated(period, 'cash') > 0).length,
    ).toBeGreaterThanOrEqual(5);
  });
});
