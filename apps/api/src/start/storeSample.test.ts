import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/openTestServer.js';
import { storeSample } from './storeSample.js';

let test: TestServer;
beforeAll(async () => {
  test = await openTestServer();
}, 60_000);
afterAll(() => test.close());

it.each([
  ['could not extend file "base/5/1": No space left on device', 'Free at least 200 MB on the disk of /data'],
  ['relation "datasets" does not exist', 'Check the database and start again.'],
])('[API-6] says why the sample market could not be stored: %s', async (cause, remedy) => {
  const queries = test.database.queries.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => Promise.reject(new Error(cause)),
  });
  const edges = { clock: () => new Date('2026-11-20T12:00:00Z'), say: () => undefined };
  const problem = await storeSample({ ...test.database, queries }, '/data', edges);
  expect(problem).toContain(`The sample market could not be stored: ${cause}. ${remedy}`);
});
