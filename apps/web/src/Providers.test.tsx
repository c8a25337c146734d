import { createDocument } from '@finance-analyst/documents';
import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from './Providers.js';
import { createServices } from './start/createServices.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T14:30:00.000Z') });
  vi.stubGlobal('fetch', async () => Response.json({ quotes: [], missing: [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[WEB-7] shows times in the time zone of the browser', async () => {
  const resolved = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata' }).resolvedOptions();
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved);
  const { config } = readRuntimeConfig({ document, buildTime: {} });
  const services = createServices(window, config);
  await services.workspace.save(
    createDocument({
      kind: 'valuation-model',
      id: 'model-1',
      ownerId: services.ownerId,
      title: 'Northwind Instruments',
      now: '2026-11-20T09:00:00.000Z',
      body: {
        symbol: 'NWI',
        name: 'Northwind Instruments',
        currency: 'USD',
        template: 'free-cash-flow-to-firm',
        years: 5,
        assumptions: [],
        knownOn: '2026-11-20',
        fundamentalsSnapshot: null,
      },
    }),
  );
  await act(async () => {
    render(<Providers services={services} />);
  });
  // The screen and what it needs are loaded first.
  expect(await screen.findByText(/NWI · USD · saved 20:00/, {}, { timeout: 10_000 })).toBeDefined();
  spy.mockRestore();
}, 15_000);
