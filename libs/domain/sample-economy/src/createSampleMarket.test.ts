import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSampleMarket, type SampleMarket } from './createSampleMarket.js';

/** A digest of everything that a market contains. */
function digestOf(market: SampleMarket): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(market.instruments()));
  for (const { symbol, type } of market.instruments()) {
    hash.update(JSON.stringify([market.bars(symbol), market.dividends(symbol), market.splits(symbol)]));
    if (type === 'equity') hash.update(JSON.stringify(market.fundamentals(symbol)));
  }
  hash.update(JSON.stringify([market.yields(), market.exchangeRates(), market.exchanges()]));
  return hash.digest('hex');
}

describe('createSampleMarket', () => {
  it('[SAMPLE-ECONOMY-1] makes the same market of the same seed and another of another', () => {
    const first = digestOf(createSampleMarket(20));
    expect(digestOf(createSampleMarket(20))).toBe(first);
    expect(digestOf(createSampleMarket(21))).not.toBe(first);
  }, 60_000);

  it('[SAMPLE-ECONOMY-1] names its content by version', () => {
    const market = createSampleMarket();
    const message = 'The sample market has other figures: raise `generation`, then write its digest here.';
    expect([market.version, digestOf(market)], message).toEqual([
      '5-1',
      '2be5b9ac9f45990f348444bd4308a479f01aee490e86887821a3b9554f782b9e',
    ]);
    expect(createSampleMarket(20).version).not.toBe(createSampleMarket(21).version);
  }, 60_000);

  it('[SAMPLE-ECONOMY-2] lists 66 companies and five indices, all marked as sample', () => {
    const instruments = createSampleMarket().instruments();
    expect(instruments.filter(({ type }) => type === 'equity')).toHaveLength(66);
    expect(instruments.filter(({ type }) => type === 'index')).toHaveLength(5);
    expect(new Set(instruments.map(({ source }) => source))).toEqual(new Set(['sample']));
    expect(new Set(instruments.map(({ currency }) => currency))).toEqual(
      new Set(['USD', 'EUR', 'GBP', 'JPY', 'CHF']),
    );
  });

  it('[SAMPLE-ECONOMY-7] knows the index of each exchange, which pays and splits nothing', () => {
    const market = createSampleMarket();
    for (const { code } of market.exchanges()) {
      const symbol = market.indexOf(code);
      expect(market.instruments().find((each) => each.symbol === symbol)).toMatchObject({
        type: 'index',
        exchange: code,
      });
      expect(market.dividends(symbol)).toEqual([]);
      expect(market.splits(symbol)).toEqual([]);
    }
  });

  it('[SAMPLE-ECONOMY-5] has bars to the last day for every instrument', () => {
    const market = createSampleMarket();
    for (const { symbol } of market.instruments()) {
      expect(market.bars(symbol).at(-1)?.date).toBe(market.endDate);
    }
  });

  it('[SAMPLE-ECONOMY-10] refuses symbols and exchanges that it does not have', () => {
    const market = createSampleMarket();
    expect(() => market.bars('AAPL')).toThrow(RangeError);
    expect(() => market.splits('AAPL')).toThrow(RangeError);
    expect(() => market.fundamentals('IXA.SMP')).toThrow(RangeError);
    expect(() => market.indexOf('XNYS')).toThrow(RangeError);
  });

  it('[SAMPLE-ECONOMY-8] has month-end yields for four maturities of each currency, within reason', () => {
    const market = createSampleMarket();
    const yields = market.yields();
    for (const { currency } of market.exchanges()) {
      const own = yields.filter((each) => each.currency === currency);
      const latest = own.filter(({ date }) => date === market.endDate);
      expect(latest.map(({ maturityYears }) => maturityYears)).toEqual([2, 5, 10, 30]);
      expect(own).toHaveLength(4 * 121);
      expect(Math.min(...own.map(({ rate }) => rate))).toBeGreaterThan(-0.02);
      expect(Math.max(...own.map(({ rate }) => rate))).toBeLessThan(0.1);
      const [two, , , thirty] = latest;
      expect(thirty?.rate).toBeGreaterThan(two?.rate ?? 1);
    }
  });

  it('[SAMPLE-ECONOMY-8] has a positive dollar rate for each other currency on every weekday', () => {
    const rates = createSampleMarket().exchangeRates();
    expect(new Set(rates.map(({ base, quote }) => `${base}${quote}`))).toEqual(
      new Set(['EURUSD', 'GBPUSD', 'JPYUSD', 'CHFUSD']),
    );
    expect(rates.every(({ rate }) => rate > 0)).toBe(true);
    const euro = rates.filter(({ base }) => base === 'EUR').map(({ date }) => date);
    expect(euro).toEqual([...new Set(euro)].toSorted());
    expect(euro.at(-1)).toBe('2026-10-30');
  });
});
