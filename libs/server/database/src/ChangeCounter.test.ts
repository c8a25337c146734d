import { afterAll, describe, expect, it } from 'vitest';
import type { Database } from './Database.js';
import { openTestDatabases } from './openTestDatabases.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

describe.each(databases.each)('the count of changes over %s', (_name, { queries, changes }: Database) => {
  const dataset = { name: 'test', version: '1', stored_at: new Date() };

  /** The increase of the count. */
  async function grownBy(work: () => Promise<unknown>): Promise<number> {
    const before = changes();
    await work();
    return changes() - before;
  }

  it('[DATABASE-14] grows on insert, update and delete, and again when a transaction commits', async () => {
    const inserted = () => queries.insertInto('datasets').values(dataset).execute();
    expect(await grownBy(inserted)).toBe(1);
    expect(await grownBy(() => queries.updateTable('datasets').set({ version: '2' }).execute())).toBe(1);
    const work = () =>
      queries.transaction().execute((transaction) => transaction.deleteFrom('datasets').execute());
    expect(await grownBy(work)).toBe(2);
  });

  it('[DATABASE-14] does not grow on reads, on page reports or on statements derived from stored documents', async () => {
    expect(await grownBy(() => queries.selectFrom('datasets').selectAll().execute())).toBe(0);
    const report = { kind: 'test', received_at: new Date(), body: '{}' };
    expect(await grownBy(() => queries.insertInto('telemetry_events').values(report).execute())).toBe(0);
    expect(await grownBy(() => queries.deleteFrom('company_statements').execute())).toBe(0);
  });
});
