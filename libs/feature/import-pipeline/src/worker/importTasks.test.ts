import { expect, it } from 'vitest';
import { noChoices } from '../plan/ImportChoices.js';
import { brokerTexts } from '../testing/brokerTexts.js';
import { createId, emptyBody } from '../testing/importText.js';
import { importTasks } from './importTasks.js';

const bytesOf = (name: string): Uint8Array => new TextEncoder().encode(brokerTexts[name]);
const tasks = importTasks(createId);

const watch = (canceledAfter = Infinity) => {
  const reported: number[] = [];
  return {
    reported,
    report: (fraction: number) => void reported.push(fraction),
    isCancelled: () => reported.length > canceledAfter,
    pause: async () => undefined,
  };
};

it('[IMPORT-PIPELINE-16] says what was detected in a file', async () => {
  const read = async (name: string) =>
    tasks.read({ bytes: bytesOf(name), options: {}, remembered: {}, currency: null }, watch());
  expect(await read('Charles Schwab')).toMatchObject({
    layout: { id: 'schwab' },
    mapping: null,
    transactions: 6,
    refused: 0,
    ignored: 1,
    linesRead: 9,
  });
  expect(await read('Ghostfolio JSON')).toMatchObject({ layout: { id: 'ghostfolio-json' }, table: null });
});

it('[IMPORT-PIPELINE-16] gives headings, rows and words of a table, with the mapping that it was read by', async () => {
  const bytes = bytesOf('Unknown table');
  const reading = await tasks.read({ bytes, options: {}, remembered: {}, currency: null }, watch());
  expect(reading).toMatchObject({ layout: null, mapping: { columns: { kind: 'type' } }, transactions: 4 });
  expect(reading.table?.columns[1]).toEqual({ id: 'type', heading: 'Type', words: ['Buy', 'Sell'] });
  expect(reading.table?.rows[0]?.[2]).toBe('ACME');
  const { mapping, table } = reading;
  if (!mapping || !table) throw new Error('no mapping');
  const own = { ...mapping, currency: 'CHF' };
  const again = { bytes, options: {}, remembered: { [table.fingerprint]: own }, currency: null };
  expect((await tasks.read(again, watch())).mapping).toEqual(own);
});

it('[IMPORT-PIPELINE-17] plans step by step, with progress', async () => {
  const context = watch();
  const options = { format: { decimal: ',' } } as const;
  const output = await tasks.plan(
    { bytes: bytesOf('Unknown table'), options, body: emptyBody, fileName: 'a.csv', choices: noChoices },
    context,
  );
  expect(output?.plan.added).toHaveLength(3);
  expect(output?.refusedText).toContain('BETA');
  expect(context.reported.length).toBeGreaterThan(4);
  expect(context.reported.at(-1)).toBe(1);
  expect(context.reported).toEqual(context.reported.toSorted((a, b) => a - b));
});

it('[IMPORT-PIPELINE-17] stops between two steps once it is canceled', async () => {
  const context = watch(2);
  const given = {
    bytes: bytesOf('Fidelity'),
    options: {},
    body: emptyBody,
    fileName: 'a',
    choices: noChoices,
  };
  expect(await tasks.plan(given, context)).toBeNull();
  expect(context.reported.at(-1)).toBeLessThan(1);
});
