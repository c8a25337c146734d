import { describe, expect, it } from 'vitest';
import { companies } from './companies.js';
import { exchanges } from './SampleExchange.js';

const countBy = (keys: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

describe('the table of companies', () => {
  it('[SAMPLE-ECONOMY-2] has six companies in each of eleven sectors', () => {
    const sectors = countBy(companies.map(({ sector }) => sector));
    expect(sectors.size).toBe(11);
    expect([...sectors.values()].every((count) => count === 6)).toBe(true);
  });

  it('[SAMPLE-ECONOMY-2] gives each company an industry code', () => {
    for (const { industryCode } of companies) expect(industryCode).toMatch(/^\d{4}$/u);
  });

  it('[SAMPLE-ECONOMY-2] lists companies on every exchange', () => {
    const listed = countBy(companies.map(({ exchange }) => exchange));
    expect([...listed.keys()].sort()).toEqual(exchanges.map(({ code }) => code));
    expect(Math.min(...listed.values())).toBeGreaterThanOrEqual(11);
  });

  it('[SAMPLE-ECONOMY-2] gives each company and index a symbol and a name of its own, in a form that no exchange uses', () => {
    const symbols = [
      ...companies.map(({ symbol }) => symbol),
      ...exchanges.map(({ indexSymbol }) => indexSymbol),
    ];
    const names = companies.map(({ name }) => name);
    expect(new Set(symbols).size).toBe(symbols.length);
    expect(new Set(names).size).toBe(names.length);
    for (const symbol of symbols) expect(symbol).toMatch(/^[A-Z]{3}\.SMP$/);
  });

  it('[SAMPLE-ECONOMY-2] has banks, insurers, loss makers and fiscal years that end in other months than December', () => {
    const characters = countBy(companies.map(({ character }) => character));
    for (const name of [
      'bank',
      'insurer',
      'lossMaking',
      'growth',
      'cyclical',
      'indebted',
      'netCash',
    ] as const) {
      expect(characters.get(name) ?? 0).toBeGreaterThanOrEqual(2);
    }
    const months = new Set(companies.map(({ fiscalYearEndMonth }) => fiscalYearEndMonth));
    expect(months.size).toBeGreaterThanOrEqual(6);
  });
});
