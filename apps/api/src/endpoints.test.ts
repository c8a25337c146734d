import { apiEndpoints, defaultApiBase } from '@finance-analyst/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from './testing/openTestServer.js';

let test: TestServer;

beforeAll(async () => {
  test = await openTestServer();
  await test.server.ready();
}, 60_000);
afterAll(() => test.close());

it('[API-43] serves the endpoints of the table, and no others', () => {
  const routes = Object.entries(test.server.swagger().paths ?? {}).flatMap(([path, methods = {}]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const endpoints = Object.values(apiEndpoints).map(
    ({ method, path }) => `${method} ${defaultApiBase}${path}`,
  );
  expect(routes.toSorted()).toEqual(endpoints.toSorted());
});
