import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bar } from '@finance-analyst/market';
import { companies } from '../companies.js';
import { createSampleMarket } from '../createSampleMarket.js';
import { exchangeOf } from '../SampleExchange.js';
import { tradingDays } from '../tradingDays.js';

const market = createSampleMarket();
const symbols = companies.map(({ symbol }) => symbol);

/** Days on which a bar contradicts itself. */
const contradictions = (bars: readonly Bar[]) =>
  bars.filter(({ open, high, low, close, volume }) => {
    if (open === null || high === null || low === null || volume === null) return true;
    const inRange = high >= Math.max(open, close) && low <= Math.min(open, close) && low > 0;
    return !inRange || !Number.isSafeInteger(volume) || volume <= 0;
  });

const closeOn = (bars: readonly Bar[], date: string) => bars.findLast((bar) => bar.date <= date)?.close;

describe('companyBars', () => {
  it.each(symbols)('[SAMPLE-ECONOMY-5] has a consistent bar of %s on every trading day', (symbol) => {
    const company = companies.find((each) => each.symbol === symbol);
    const bars = market.bars(symbol);
    expect(bars.map(({ date }) => date)).toEqual(tradingDays(exchangeOf(company?.exchange ?? '')));
    expect(contradictions(bars)).toEqual([]);
  });

  it('[SAMPLE-ECONOMY-5] is consistent for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...symbols), (seed, symbol) => {
        expect(contradictions(createSampleMarket(seed).bars(symbol))).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it.each(symbols)('[SAMPLE-ECONOMY-6] adjusts the closes of %s for what a holder received', (symbol) => {
    const bars = market.bars(symbol);
    const dividends = new Map(market.dividends(symbol).map(({ date, amount }) => [date, amount]));
    const splits = new Map(
      market.splits(symbol).map((split) => [split.date, split.numerator / split.denominator]),
    );
    expect(bars.at(-1)?.adjustedClose).toBe(bars.at(-1)?.close);
    for (const [index, bar] of bars.entries()) {
      const before = bars[index - 1];
      if (!before?.adjustedClose || !bar.adjustedClose) continue;
      const dividend = dividends.get(bar.date) ?? 0;
      const lived = (bar.close * (splits.get(bar.date) ?? 1)) / (before.close - dividend);
      expect(bar.adjustedClose / before.adjustedClose / lived).toBeCloseTo(1, 4);
    }
  });

  it.each(symbols)(
    '[SAMPLE-ECONOMY-5] moves %s by less than a quarter a day once splits are looked through',
    (symbol) => {
      const closes = market.bars(symbol).map(({ adjustedClose }) => adjustedClose ?? Number.NaN);
      const moves = closes
        .slice(1)
        .map((close, index) => Math.abs(Math.log(close / (closes[index] ?? Number.NaN))));
      expect(Math.max(...moves)).toBeLessThan(0.25);
      expect(moves.filter((move) => move > 0).length).toBeGreaterThan(2000);
    },
  );

  it('[SAMPLE-ECONOMY-6] pays in dividends per share what the statements say was paid', () => {
    for (const symbol of symbols) {
      const { quarterly } = market.fundamentals(symbol);
      const splits = market.splits(symbol);
      const dividends = market.dividends(symbol);
      for (const [index, quarter] of quarterly.entries()) {
        const before = quarterly[index - 1]?.figures.sharesOutstanding?.value;
        if (quarter.start <= '2016-10-31' || before === undefined) continue;
        const within = ({ date }: { date: string }) => date >= quarter.start && date <= quarter.end;
        const split = splits.find(within);
        const shares = split ? Math.round((before * split.numerator) / split.denominator) : before;
        const perShare = dividends.filter(within).reduce((sum, { amount }) => sum + amount, 0);
        const paid = quarter.figures.dividendsPaid?.value;
        expect([symbol, quarter.label, paid]).toEqual([symbol, quarter.label, Math.round(perShare * shares)]);
      }
    }
  });

  it('[SAMPLE-ECONOMY-6] splits the price when it splits the shares, so that the company is worth the same', () => {
    const split = symbols.flatMap((symbol) => market.splits(symbol).map((each) => ({ symbol, ...each })));
    expect(
      split.filter(({ numerator, denominator }) => numerator > denominator).length,
    ).toBeGreaterThanOrEqual(5);
    expect(
      split.filter(({ numerator, denominator }) => numerator < denominator).length,
    ).toBeGreaterThanOrEqual(1);
    for (const { symbol, date, numerator, denominator } of split) {
      const bars = market.bars(symbol);
      const day = bars.findIndex((bar) => bar.date === date);
      const ratio = (bars[day]?.close ?? 0) / (bars[day - 1]?.close ?? 0);
      expect(ratio * (numerator / denominator)).toBeCloseTo(1, 0);
      const { quarterly } = market.fundamentals(symbol);
      const after = quarterly.findIndex((quarter) => quarter.start <= date && quarter.end >= date);
      const shares = (index: number) => quarterly[index]?.figures.sharesOutstanding?.value ?? 0;
      // Stock compensation, buybacks and issues of the same quarter move the count a little more.
      expect(shares(after) / shares(after - 1) / (numerator / denominator)).toBeGreaterThan(0.9);
      expect(shares(after) / shares(after - 1) / (numerator / denominator)).toBeLessThan(1.25);
    }
  });

  it('[SAMPLE-ECONOMY-6] splits no shares after the last filed year, whose share count is valued at the last price', () => {
    for (const symbol of symbols) {
      const lastYearEnd = market.fundamentals(symbol).annual.at(-1)?.end ?? '';
      expect(market.splits(symbol).filter(({ date }) => date > lastYearEnd)).toEqual([]);
    }
  });

  it.each(symbols)(
    '[SAMPLE-ECONOMY-5] prices %s within reason of its statements at every year end',
    (symbol) => {
      const { annual, businessModel } = market.fundamentals(symbol);
      for (const { end, figures } of annual) {
        if (end < '2016-10-31') continue;
        const at = (line: keyof typeof figures) => figures[line]?.value ?? 0;
        const marketValue = (closeOn(market.bars(symbol), end) ?? 0) * at('sharesOutstanding');
        if (businessModel === 'operating') {
          const debt = at('currentDebt') + at('longTermDebt') + at('leaseLiabilities');
          const liquidity = at('cash') + at('shortTermInvestments') + at('longTermInvestments');
          const toRevenue = (marketValue + debt - liquidity) / at('revenue');
          expect(toRevenue).toBeGreaterThan(0.1);
          expect(toRevenue).toBeLessThan(20);
        } else {
          expect(marketValue / at('shareholdersEquity')).toBeGreaterThan(0.4);
          expect(marketValue / at('shareholdersEquity')).toBeLessThan(3);
        }
      }
    },
  );
});
