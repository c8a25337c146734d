import { expect, it } from 'vitest';
import { exampleBody } from '../testing/examplePortfolio.js';
import { exportFiles, exportFormats } from './exportFiles.js';

const request = { title: 'Mine', body: exampleBody, exportedAt: '2026-01-02T03:04:05.000Z', cash: null };

it('[PORTFOLIO-SCREENS-20] writes every row of the ledger, the oldest first, under one header', async () => {
  const [own] = exportFiles('csv', request).files;
  const text = (await own?.file.content.text()) ?? '';
  const lines = text
    .replace(/^\uFEFF/u, '')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(exampleBody.rows.length + 1);
  expect(lines[0]).toMatch(/^date,kind,account,instrument,quantity,price,gross,fees,taxes,currency,/u);
  expect(lines[1]).toMatch(/^2024-01-02,deposit,Main broker,,,,10000,,,USD,/u);
});

it('[PORTFOLIO-SCREENS-100] writes a CSV, two for Portfolio Performance, and JSON for Ghostfolio', async () => {
  const written = exportFormats.map((format) => exportFiles(format, request));
  expect(written.map(({ files }) => files.map(({ file }) => file.name))).toEqual([
    ['Mine transactions.csv'],
    ['Mine portfolio transactions.csv', 'Mine account transactions.csv'],
    ['Mine ghostfolio.json'],
  ]);
  const ghostfolio = JSON.parse((await written[2]?.files[0]?.file.content.text()) ?? '') as {
    readonly meta: unknown;
  };
  expect(ghostfolio.meta).toMatchObject({ date: request.exportedAt });
});

it('[PORTFOLIO-SCREENS-101] accounts for every transaction, and writes no file without one', () => {
  for (const format of exportFormats) {
    const { written, omitted } = exportFiles(format, request);
    expect(omitted.reduce((sum, { count }) => sum + count, written)).toBe(exampleBody.rows.length);
  }
  const deposits = { ...exampleBody, rows: exampleBody.rows.filter(({ kind }) => kind === 'deposit') };
  expect(exportFiles('ghostfolio', { ...request, body: deposits })).toMatchObject({ files: [], written: 0 });
});
