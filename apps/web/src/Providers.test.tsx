import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { notify } from '@finance-analyst/notifications';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Providers } from './Providers.js';
import { createServices } from './services/createServices.js';
import { exampleModel } from './testing/exampleModel.js';
import { createTools } from './tools/createTools.js';

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
  const services = await createServices(window, config);
  await services.workspace.save({ ...exampleModel(), ownerId: services.ownerId });
  await act(async () => {
    render(<Providers services={services} tools={createTools(window, services)} />);
  });
  // The screen and its dependencies are loaded first.
  expect(await screen.findByText(/NWI · USD · saved 20:00/)).toBeDefined();
  spy.mockRestore();
});

it('tells the monitor why the product could not be shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { config } = readRuntimeConfig({ document, buildTime: {} });
  const services = await createServices(window, config);
  const recordError = vi.fn();
  const broken = new Error('broken');
  const isOnline = (): never => {
    throw broken;
  };
  await act(async () => {
    render(
      <Providers
        services={{
          ...services,
          connection: { ...services.connection, isOnline },
          monitor: { ...services.monitor, recordError },
        }}
        tools={createTools(window, services)}
      />,
    );
  });
  expect(screen.getByText('Finance Analyst Pro could not be shown')).toBeDefined();
  expect(recordError).toHaveBeenCalledWith(broken, { screen: 'application' });
});

it('[WEB-18] gives every screen the store, the address, accessibility, notifications, theme and formats', async () => {
  const { config } = readRuntimeConfig({ document, buildTime: {} });
  const services = await createServices(window, config);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  window.history.replaceState(null, '', '/settings');
  await act(async () => {
    render(<Providers services={services} tools={createTools(window, services)} />);
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined();
  // By text: a role query would search the whole screen each time while the switch's code loads.
  fireEvent.click(await screen.findByLabelText('High contrast'));
  expect(document.documentElement.dataset['contrast']).toBe('more');
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await act(async () => {
    services.store.dispatch(notify({ type: 'info', title: 'A word', message: 'to the person' }));
  });
  expect(await screen.findByText('to the person', { selector: '[data-notifications] *' })).toBeDefined();
  services.accessibility.reset();
}, 30_000);

it('[WEB-170] shows the keys of commands while they work', async () => {
  const { config } = readRuntimeConfig({ document, buildTime: {} });
  const services = await createServices(window, config);
  await act(async () => {
    render(<Providers services={services} tools={createTools(window, services)} />);
  });
  const toggle = () =>
    within(screen.getByRole('region', { name: 'Quick actions' })).getByRole('button', { name: /^Terminal/ });
  const search = () => screen.getByRole('search').textContent;
  expect(toggle().textContent).toBe('TerminalCtrl `');
  expect(search()).toContain('Ctrl K');
  act(() => {
    services.accessibility.change({ keyboardNavigation: false });
  });
  expect(toggle().textContent).toBe('Terminal');
  expect(search()).not.toContain('Ctrl K');
  act(() => {
    services.accessibility.reset();
  });
  expect(toggle().textContent).toBe('TerminalCtrl `');
});
