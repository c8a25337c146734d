import { createSampleMarket } from '@finance-analyst/sample-economy';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { writeSampleMarket } from './writeSampleMarket.js';

it('[EXPORT-PANEL-8] writes each company with its last price, currency and day, marked as sample data', async () => {
  const market = createSampleMarket();
  const { name, content } = await writeSampleMarket(market);
  const lines = (await content.text())
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');
  expect(name).toBe('sample-market.csv');
  expect(lines).toContain('Sample data');
  const companies = market.instruments().filter(({ type }) => type === 'equity');
  const head = lines.findIndex((line) => line.startsWith(messages.symbol));
  expect(lines.slice(head + 1)).toHaveLength(companies.length);
  const last = market.bars('GLH.SMP').at(-1);
  expect(
    lines.some((line) => line.startsWith(`GLH.SMP,${last?.close},USD,${last?.date},Glenhollin Foods,`)),
  ).toBe(true);
});
