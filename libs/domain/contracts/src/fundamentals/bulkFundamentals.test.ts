import { expect, it } from 'vitest';
import {
  bulkFundamentalsLineSchema,
  bulkFundamentalsRequestSchema,
  maximumBulkSymbols,
} from './bulkFundamentals.js';

const problemOf = (request: unknown): string | undefined =>
  bulkFundamentalsRequestSchema.safeParse(request).error?.issues[0]?.message;
const named = (count: number) => ({ symbols: Array.from({ length: count }, (_, index) => `S${index}`) });

it('[CONTRACTS-55] counts repeated symbols once, up to 200', () => {
  expect(bulkFundamentalsRequestSchema.parse({ symbols: ['aapl', ' MSFT', 'AAPL'] })).toEqual({
    symbols: ['AAPL', 'MSFT'],
  });
  expect(problemOf(named(maximumBulkSymbols))).toBeUndefined();
  expect(problemOf({ symbols: [...named(maximumBulkSymbols).symbols, 's0'] })).toBeUndefined();
  expect(problemOf(named(201))).toBe('must name at most 200 symbols');
  expect(problemOf({ symbols: [] })).toBe('must name at least one symbol');
  expect(problemOf({ symbols: ['A B'] })).toContain('such as AAPL');
});

it.each([
  { lines: ['revenu'] },
  { lines: [] },
  { annual: -1 },
  { annual: 1.5 },
  { quarterly: '4' },
  { asOf: '2026-02-30' },
  { other: true },
])('[CONTRACTS-55] refuses %j', (wrong) => {
  const right = {
    symbols: ['AAPL'],
    lines: ['revenue', 'totalAssets'],
    annual: 3,
    quarterly: 0,
    trailingTwelveMonths: false,
    notes: false,
    asOf: '2026-02-28',
  };
  expect(problemOf(right)).toBeUndefined();
  expect(problemOf({ ...right, ...wrong })).toBeDefined();
});

it('[CONTRACTS-55] answers with statements or with an error for each symbol', () => {
  const error = { code: 'unknown-symbol', message: 'NOPE is not known.' };
  expect(bulkFundamentalsLineSchema.safeParse({ symbol: 'NOPE', error }).success).toBe(true);
  expect(bulkFundamentalsLineSchema.safeParse({ symbol: 'NOPE' }).success).toBe(false);
});
