import { describe, expect, it } from 'vitest';
import { createSampleMarket } from '../createSampleMarket.js';
import { exchanges } from '../SampleExchange.js';
import { simulateCompany } from '../statements/simulateCompany.js';
import { companies } from '../companies.js';
import { indexBars } from './indexBars.js';

const market = createSampleMarket();
const [company] = companies;
if (!company) throw new Error('no companies');
const history = { ...simulateCompany(1, company), openingShares: 100, quarters: [] };
const bar = (date: string, close: number) => ({
  date,
  open: close,
  high: close,
  low: close,
  close,
  adjustedClose: close,
  volume: 1,
});

describe('indexBars', () => {
  it('[SAMPLE-ECONOMY-7] weights each member by its market value at the previous close', () => {
    const small = { history, splits: [], bars: [bar('2026-01-05', 10), bar('2026-01-06', 20)] };
    const large = { history, splits: [], bars: [bar('2026-01-05', 30), bar('2026-01-06', 30)] };
    expect(indexBars([small, large]).map(({ close }) => close)).toEqual([1000, 1250]);
  });

  it('[SAMPLE-ECONOMY-7] stands still through a split', () => {
    const split = { date: '2026-01-06', numerator: 2, denominator: 1 };
    const first = { start: '2026-01-06', end: '2026-03-31', split, sharesOutstanding: 200 };
    const [template] = simulateCompany(1, company).quarters;
    if (!template) throw new Error('no quarters');
    const member = {
      history: { ...history, quarters: [{ ...template, ...first }] },
      splits: [split],
      bars: [bar('2026-01-05', 10), bar('2026-01-06', 5)],
    };
    expect(indexBars([member]).map(({ close }) => close)).toEqual([1000, 1000]);
  });

  it.each(exchanges.map(({ code }) => code))(
    '[SAMPLE-ECONOMY-7] has a consistent index on %s, made of its members',
    (code) => {
      const bars = market.bars(market.indexOf(code));
      const member = companies.find(({ exchange }) => exchange === code);
      expect(bars.map(({ date }) => date)).toEqual(market.bars(member?.symbol ?? '').map(({ date }) => date));
      for (const { open, high, low, close, adjustedClose } of bars) {
        expect(high).toBeGreaterThanOrEqual(Math.max(open ?? 0, close));
        expect(low).toBeLessThanOrEqual(Math.min(open ?? 0, close));
        expect(adjustedClose).toBe(close);
      }
    },
  );

  it('[SAMPLE-ECONOMY-7] gives members of an index betas around one', () => {
    const weekly = (symbol: string) => {
      const closes = market
        .bars(symbol)
        .filter((_, index) => index % 5 === 0)
        .map((each) => Math.log(each.adjustedClose ?? 0));
      return closes.slice(1).map((value, index) => value - (closes[index] ?? 0));
    };
    const ofIndex = weekly('IXA.SMP');
    const variance = ofIndex.reduce((sum, value) => sum + value * value, 0);
    const betas = companies
      .filter(({ exchange }) => exchange === 'XSA1')
      .map(
        ({ symbol }) =>
          weekly(symbol).reduce((sum, value, index) => sum + value * (ofIndex[index] ?? 0), 0) / variance,
      );
    const mean = betas.reduce((sum, beta) => sum + beta, 0) / betas.length;
    expect(mean).toBeGreaterThan(0.8);
    expect(mean).toBeLessThan(1.3);
    expect(Math.max(...betas) - Math.min(...betas)).toBeGreaterThan(0.4);
  });
});
