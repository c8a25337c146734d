// @vitest-environment node
import { apiEndpoints, apiSchemas, type ApiEndpointId, type ApiSchemas } from '@finance-analyst/contracts';
import { expect, it } from 'vitest';
import type { MarketDataRequest } from '../request/MarketDataRequest.js';
import { requests } from './requests.js';

const schemas: Readonly<Record<ApiEndpointId, ApiSchemas>> = apiSchemas;

const all: [ApiEndpointId, readonly MarketDataRequest[]][] = [
  ['instrumentSearch', [requests.searchInstruments('ac')]],
  ['quotes', requests.quotes(['A'])],
  ['priceHistory', [requests.bars({ symbol: 'A' })]],
  ['exchangeRates', [requests.exchangeRates({ base: 'EUR', quote: 'USD' })]],
  ['fundamentals', [requests.fundamentals({ symbol: 'A' })]],
  ['marketParameters', [requests.parameters('A')]],
  ['health', [requests.health()]],
  ['status', [requests.serviceStatus()]],
];

it.each(all)("[MARKET-DATA-31] requests %s with its endpoint's schema", (id, [request]) => {
  expect(apiEndpoints[id].method).toBe('GET');
  expect(request?.path).toBe(apiEndpoints[id].path);
  expect(request?.schema).toBe(schemas[id].response);
});
