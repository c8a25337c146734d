import { openTestDatabases, type Database } from '@finance-analyst/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importPrices } from '../imports/importPrices.js';
import { addInstrument, closeOn } from '../testing/addInstrument.js';
import { createTestService, testNow } from '../testing/createTestService.js';
import { emptyDatabase } from '../testing/emptyDatabase.js';
import { withResults } from '../testing/withResults.js';
import { blumeBeta } from './blumeBeta.js';

const databases = await openTestDatabases();
afterAll(() => databases.close());

const weeks = 150;

/** Friday closes from 2020 on that rise and fall by varying amounts, raised to a power. */
const closes = (power: number) =>
  Array.from({ length: weeks }, (_, week) => {
    const day = new Date(Date.UTC(2020, 0, 3) + week * 7 * 86_400_000).toISOString().slice(0, 10);
    return closeOn(day, (100 * Math.exp(0.03 * Math.sin(week * 1.7))) ** power);
  });

describe.each(databases.each)('betas over %s', (_name, database: Database) => {
  beforeEach(async () => {
    await emptyDatabase(database);
    await addInstrument(database, { symbol: 'IDX', exchange: 'XNAS', type: 'index' }, closes(1));
    await addInstrument(database, { symbol: 'ABC', exchange: 'XNAS' }, closes(1.5));
  });

  /** The number of full-history reads so far, and the beta of a symbol. */
  function counted() {
    let histories = 0;
    const watched = withResults(database, (rows) => {
      if (rows.length >= weeks) histories += 1;
    });
    const marketData = createTestService(watched);
    const beta = async (symbol: string) => {
      const parameters = await marketData.parameters(symbol);
      return parameters.ok ? parameters.value.beta.value : parameters.reason;
    };
    return { beta, histories: () => histories };
  }

  it('[MARKET-DATA-SERVICE-30] are computed once while the bars stay the same', async () => {
    const { beta, histories } = counted();
    expect(await beta('ABC')).toBeCloseTo(blumeBeta(1.5), 10);
    expect(await beta('ABC')).toBeCloseTo(blumeBeta(1.5), 10);
    expect(histories()).toBe(2);
  });

  it('[MARKET-DATA-SERVICE-30] are computed again after an import, even of an earlier day', async () => {
    const { beta, histories } = counted();
    const before = await beta('ABC');
    const request = { symbol: 'ABC', exchange: 'XNAS' };
    const corrected = 'Date,Close,Adj Close\n2020-06-05,1500,1500\n';
    expect(await importPrices(database, request, corrected, testNow)).toMatchObject({
      ok: true,
      value: { updated: 1 },
    });
    expect(await beta('ABC')).not.toBe(before);
    expect(histories()).toBe(4);
    await database.queries.deleteFrom('bars').where('date', '=', '2020-06-05').execute();
    expect(await beta('ABC')).toBeCloseTo(blumeBeta(1.5), 10);
  });
});
