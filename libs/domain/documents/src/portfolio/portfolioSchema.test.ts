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
};

it('[DOCUMENTS-171] a portfolio can have rules of rebalancing and a growth of dividends', () => {
  expect(portfolioSchema.safeParse(newPortfolioBody('USD')).success).toBe(true);
  expect(portfolioSchema.safeParse(body).data).toEqual(body);
  expect(portfolioSchema.safeParse({ ...body, dividendGrowth: '3%' }).success).toBe(false);
  expect(portfolioSchema.safeParse({ ...body, preset: 'income' }).success).toBe(false);
  expect(portfolioSchema.safeParse({ ...body, lotMethod: 'best' }).success).toBe(false);
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
