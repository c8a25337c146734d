import type { WorkbookTables } from '@finance-analyst/broker-files';
import { expect, it } from 'vitest';
import { createFakeWorkers } from '../testing/createFakeWorkers.js';
import { withWorkbooks } from './withWorkbooks.js';
import type { WorkbookTasks } from './workbookTasks.js';

const tables: WorkbookTables = {
  sheets: [
    { name: 'About', rows: [['Export']] },
    {
      name: 'Trades',
      rows: [
        ['Trade Date', 'Type', 'Symbol', 'Quantity', 'Price', 'Currency'],
        ['2024-01-02', 'Buy', 'ACME', '10', '100.50', 'EUR'],
      ],
    },
  ],
};

const zipBytes = (): Uint8Array<ArrayBuffer> => Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0]);

const workersThat = (answer: Awaited<ReturnType<WorkbookTasks['tables']>>) => {
  const asked: number[] = [];
  const workers = withWorkbooks(createFakeWorkers(), {
    run: (async (task: { readonly input: { readonly bytes: Uint8Array } }) => {
      asked.push(task.input.bytes.length);
      return { ok: true, value: answer };
    }) as unknown as Parameters<typeof withWorkbooks>[1]['run'],
  });
  return { workers, asked };
};

it('[IMPORT-PIPELINE-31] reads a workbook by its tables, with the sheets to choose from', async () => {
  const { workers, asked } = workersThat({ ok: true, value: tables });
  const bytes = zipBytes();
  const outcome = await workers.run(
    { name: 'read', input: { bytes, options: {}, remembered: {}, currency: null } },
    { transfer: [bytes.buffer] },
  );
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      format: { content: 'xlsx', sheets: { chosen: 'Trades', names: ['About', 'Trades'] } },
      transactions: 1,
    },
  });
  expect(asked).toEqual([5]);
});

it('[IMPORT-PIPELINE-31] says why a workbook is not opened', async () => {
  const { workers } = workersThat({ ok: false, reason: 'The workbook is damaged or incomplete.' });
  expect(
    await workers.run({
      name: 'read',
      input: { bytes: zipBytes(), options: {}, remembered: {}, currency: null },
    }),
  ).toEqual({ ok: false, code: 'failed', reason: 'The workbook is damaged or incomplete.' });
});

it('[IMPORT-PIPELINE-31] reads a file of text without the worker of workbooks', async () => {
  const { workers, asked } = workersThat({ ok: true, value: tables });
  const bytes = new TextEncoder().encode('Date,Name,Amount\n2024-05-02,Acme,5\n');
  const outcome = await workers.run({
    name: 'read',
    input: { bytes, options: {}, remembered: {}, currency: null },
  });
  expect(outcome).toMatchObject({ ok: true, value: { format: { content: 'csv' } } });
  expect(asked).toEqual([]);
});
