import { createSampleMarket } from '@finance-analyst/sample-economy';
import { expect, it } from 'vitest';
import { pickStatements } from './pickStatements.js';

const market = createSampleMarket();
const company = market.instruments().find(({ type }) => type === 'equity')?.symbol ?? '';
const freshness = { fetchedAt: null, ageSeconds: null, stale: false, reason: null };
const all = { ...market.fundamentals(company), freshness };

it('[MARKET-DATA-SERVICE-117] leaves statements whole without a choice', () => {
  expect(pickStatements(all, {})).toEqual(all);
  expect(pickStatements(all, { annual: 1000, quarterly: 1000 })).toEqual(all);
});

it('[MARKET-DATA-SERVICE-117] picks lines of the newest periods, unchanged', () => {
  const picked = pickStatements(all, {
    lines: ['revenue', 'totalAssets'],
    annual: 2,
    quarterly: 0,
    trailingTwelveMonths: false,
    notes: false,
  });
  expect(picked).toMatchObject({ quarterly: [], trailingTwelveMonths: null, notes: [] });
  expect(picked).not.toHaveProperty('noteReasons');
  expect(picked.annual.map(({ label }) => label)).toEqual(all.annual.slice(-2).map(({ label }) => label));
  for (const [index, { figures }] of picked.annual.entries()) {
    const whole = all.annual.at(index - 2)?.figures;
    expect(figures).toEqual({ revenue: whole?.revenue, totalAssets: whole?.totalAssets });
  }
});

it('[MARKET-DATA-SERVICE-117] picks lines of the trailing twelve months', () => {
  const { trailingTwelveMonths } = pickStatements(all, { lines: ['revenue'] });
  expect(Object.keys(trailingTwelveMonths?.figures ?? {})).toEqual(['revenue']);
});
