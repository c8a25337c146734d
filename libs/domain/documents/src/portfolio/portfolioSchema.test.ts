import { expect, it } from 'vitest';
import { createDocument } from '../envelope/createDocument.js';
import { rulesOfKinds } from '../kinds/rulesOfKinds.js';
import { mergeDocuments } from '../merge/mergeDocuments.js';
import { newPortfolioBody } from './newPortfolioBody.js';
import type { PortfolioBody, RebalancingRules } from './PortfolioDocument.js';
import { portfolioSchema } from './portfolioSchema.js';

const rules: RebalancingRules = { band: 0.02, hasFractions: false, minimumTrade: 0, maySell: true };
const body: PortfolioBody = {
  ...newPortfolioBody('USD'),
  rebalancing: rules,
  dividendGrowth: 0.03,
  preset: 'growth',
  lotMethod: 'hifo',
  unfinished: { kind: 'buy', quantity: '3' },
};

it('[DOCUMENTS-171] a portfolio can have rules of rebalancing and a growth of dividends', () => {
  expect(portfolioSchema.safeParse(newPortfolioBody('USD')).success).toBe(true);
  expect(portfolioSchema.safeParse(body).data).toEqual(body);
  expect(portfolioSchema.safeParse({ ...body, dividendGrowth: '3%' }).success).toBe(false);
  expect(portfolioSchema.safeParse({ ...body, preset: 'income' }).success).toBe(false);
  expect(portfolioSchema.safeParse({ ...body, lotMethod: 'best' }).success).toBe(false);
  expect(portfolioSchema.safeParse({ ...body, unfinished: { kind: 'gift' } }).success).toBe(false);
  expect(portfolioSchema.safeParse({ ...body, unfinished: 'buy' }).success).toBe(false);
  expect(portfolioSchema.safeParse({ ...body, rebalancing: { band: 0.02 } }).success).toBe(false);
});

it('[DOCUMENTS-172] merges rules of rebalancing one by one', () => {
  const base = createDocument({
    kind: 'portfolio',
    id: 'one',
    ownerId: 'device',
    title: 'One',
    now: '2025-11-20T12:00:00.000Z',
    body,
  });
  const edited = (change: Partial<RebalancingRules>) => ({
    ...base,
    body: { ...body, rebalancing: { ...rules, ...change } },
  });
  const { value, conflicts } = mergeDocuments(
    base,
    edited({ band: 0.05 }),
    edited({ maySell: false }),
    rulesOfKinds.portfolio,
  );
  expect(conflicts).toEqual([]);
  expect(value.body.rebalancing).toEqual({ ...rules, band: 0.05, maySell: false });
});

const weighted: PortfolioBody = {
  ...newPortfolioBody('USD'),
  convictions: [{ id: 'ACME', level: 3 }],
  convictionLimits: { largestWeight: 0.2, leastCash: 0.05 },
  taxRates: { shortTerm: 0.37, longTerm: 0.2 },
};

it('[DOCUMENTS-177] has convictions from 1 to 5, limits and tax rates', () => {
  expect(portfolioSchema.safeParse(weighted).data).toEqual(weighted);
  for (const level of [0, 6, Number.NaN, '3'])
    expect(portfolioSchema.safeParse({ ...weighted, convictions: [{ id: 'ACME', level }] }).success).toBe(
      false,
    );
  expect(portfolioSchema.safeParse({ ...weighted, convictionLimits: { leastCash: 0.1 } }).success).toBe(
    false,
  );
  expect(portfolioSchema.safeParse({ ...weighted, taxRates: { shortTerm: '37%' } }).success).toBe(false);
  expect(portfolioSchema.safeParse({ ...weighted, taxRates: { shortTerm: 0.37 } }).success).toBe(true);
});

it('[DOCUMENTS-178] merges convictions by instrument, and limits and tax rates one by one', () => {
  const mergeBodies = (before: PortfolioBody, mine: PortfolioBody, theirs: PortfolioBody) => {
    const base = createDocument({
      kind: 'portfolio',
      id: 'one',
      ownerId: 'device',
      title: 'One',
      now: '2025-11-20T12:00:00.000Z',
      body: before,
    });
    const merged = mergeDocuments(
      base,
      { ...base, body: mine },
      { ...base, body: theirs },
      rulesOfKinds.portfolio,
    );
    expect(portfolioSchema.safeParse(merged.value.body).success).toBe(true);
    return { body: merged.value.body, conflicts: merged.conflicts };
  };
  const without = newPortfolioBody('USD');
  const first = mergeBodies(
    without,
    { ...without, convictions: [{ id: 'ACME', level: 3 }] },
    { ...without, convictions: [{ id: 'BOLT', level: 5 }] },
  );
  expect(first.conflicts).toEqual([]);
  expect(first.body.convictions).toHaveLength(2);
  const second = mergeBodies(
    weighted,
    {
      ...weighted,
      convictions: [{ id: 'ACME', level: 4 }],
      convictionLimits: { largestWeight: 0.3, leastCash: 0.05 },
      taxRates: { shortTerm: 0.3, longTerm: 0.2 },
    },
    {
      ...weighted,
      convictions: [
        { id: 'ACME', level: 3 },
        { id: 'BOLT', level: 1 },
      ],
      convictionLimits: { largestWeight: 0.2, leastCash: 0.1 },
      taxRates: { shortTerm: 0.37, longTerm: 0.15 },
    },
  );
  expect(second.conflicts).toEqual([]);
  expect(second.body).toMatchObject({
    convictions: [
      { id: 'ACME', level: 4 },
      { id: 'BOLT', level: 1 },
    ],
    convictionLimits: { largestWeight: 0.3, leastCash: 0.1 },
    taxRates: { shortTerm: 0.3, longTerm: 0.15 },
  });
  const contested = mergeBodies(
    weighted,
    { ...weighted, convictions: [{ id: 'ACME', level: 1 }] },
    { ...weighted, convictions: [{ id: 'ACME', level: 5 }] },
  );
  expect(contested.body.convictions).toEqual([{ id: 'ACME', level: 1 }]);
  expect(contested.conflicts).toMatchObject([
    { path: ['body', 'convictions', 'ACME', 'level'], base: { value: 3 } },
  ]);
});
