import {
  createDocument,
  documentFromText,
  documentToText,
  newPortfolioBody,
} from '@finance-analyst/documents';
import { expect, it } from 'vitest';
import { newPortfolioOf } from './newPortfolioOf.js';
import { portfolioPresets } from './portfolioPresets.js';
import { presetWords } from './presetWords.js';

it('[PORTFOLIOS-20] sets rules of orders and the lots of new accounts by preset, and invents nothing', () => {
  for (const preset of ['growth', 'value'] as const) {
    const { rebalancing, lotMethod } = portfolioPresets[preset];
    expect(newPortfolioOf('EUR', preset)).toEqual({
      ...newPortfolioBody('EUR'),
      preset,
      rebalancing,
      lotMethod,
    });
  }
  expect(newPortfolioOf('EUR', null)).toEqual(newPortfolioBody('EUR'));
});

it('[PORTFOLIOS-21] says in words what each preset sets', () => {
  for (const preset of ['growth', 'value'] as const) {
    const { rebalancing } = portfolioPresets[preset];
    const { explained } = presetWords[preset];
    expect(explained).toContain(`${rebalancing.band * 100} percentage points`);
    expect(explained.includes('never sell')).toBe(!rebalancing.maySell);
  }
});

it('[PORTFOLIOS-20] is a valid document', async () => {
  const document = createDocument({
    kind: 'portfolio',
    id: 'p',
    ownerId: 'device',
    title: 'Growth',
    now: '2025-11-20T12:00:00.000Z',
    body: newPortfolioOf('USD', 'growth'),
  });
  const read = await documentFromText(documentToText(document));
  expect(read).toMatchObject({ ok: true });
});
