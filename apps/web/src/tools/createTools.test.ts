import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { selectActiveNotifications, selectNotificationHistory } from '@finance-analyst/notifications';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServices } from '../services/createServices.js';
import { createTools } from './createTools.js';

const company = {
  symbol: 'KST.SMP',
  name: 'Kestrelow Semiconductors',
  exchange: 'XSMP',
  currency: 'USD',
  type: 'equity',
  sector: null,
  source: 'sample',
};

const arrange = async () => {
  const { config } = readRuntimeConfig({ document, buildTime: {} });
  const services = await createServices(window, config);
  const tools = createTools(window, services);
  const visited: string[] = [];
  tools.navigator.connect((path) => void visited.push(path));
  return { services, tools, visited, find: (word: string) => tools.registry.findByWord(word) };
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [company, { ...company, symbol: 'OTH.SMP' }] }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('[WEB-29] gives every command a word in the terminal but those that move the focus or open it', async () => {
  const { tools } = await arrange();
  const wordless = tools.registry.commands.filter(({ word }) => word === undefined);
  const moving = /^focus\.|^terminal\.toggle$/;
  expect(tools.registry.findByWord('exit')).toBe(tools.registry.findByWord('close'));
  const screens = /^screen\./;
  expect(wordless.filter(({ id }) => !moving.test(id) && !screens.test(id))).toEqual([]);
  // A screen is opened by its address.
  const open = tools.registry.findByWord('open');
  for (const { id, title } of wordless.filter((command) => screens.test(command.id)))
    expect(await open?.run({ screen: title }), id).toMatchObject({ ok: true });
});

it('[WEB-30] opens the valuation of a company by its symbol, in either case, and completes it', async () => {
  const { find, visited } = await arrange();
  const value = find('value');
  expect(await value?.run({ symbol: 'kst.smp' })).toMatchObject({ ok: true });
  expect(visited).toEqual(['/valuation-workbench?symbol=KST.SMP']);
  const complete = value?.parameters?.[0]?.complete;
  expect(await complete?.('ks')).toEqual([{ word: 'KST.SMP', label: 'Kestrelow Semiconductors (KST.SMP)' }]);
  expect(await complete?.('')).toEqual([]);
});

it.each([
  ['ks', true, ['/valuation-workbench?symbol=KST.SMP']],
  ['zzz', false, []],
  ['xnys:kst', true, ['/valuation-workbench?symbol=XNYS%3AKST']],
])('[WEB-30] answers the start of a symbol, %s', async (symbol, ok, paths) => {
  const { find, visited } = await arrange();
  expect(await find('value')?.run({ symbol })).toMatchObject({ ok });
  expect(visited).toEqual(paths);
});

it('[WEB-30] lists the companies where several begin so, and takes the very symbol among them', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [{ ...company, symbol: 'K' }, company, { ...company, symbol: 'KBO.SMP' }] }),
  );
  const { find, visited } = await arrange();
  expect(await find('value')?.run({ symbol: 'kb' })).toMatchObject({ ok: true });
  expect(await find('value')?.run({ symbol: 'k' })).toMatchObject({ ok: true });
  expect(visited).toEqual(['/valuation-workbench?symbol=KBO.SMP', '/valuation-workbench?symbol=K']);
  vi.stubGlobal('fetch', async () =>
    Response.json({ results: [company, { ...company, symbol: 'KBO.SMP' }] }),
  );
  const { find: findAnew, visited: visitedAnew } = await arrange();
  expect(await findAnew('value')?.run({ symbol: 'k' })).toEqual({
    ok: false,
    reason: 'Several symbols begin with K: KST.SMP, KBO.SMP.',
  });
  expect(visitedAnew).toEqual([]);
});

it('[WEB-30] opens the valuation where the symbol cannot be looked up, and says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const { find, visited } = await arrange();
  expect(await find('value')?.run({ symbol: 'kst.smp' })).toEqual({
    ok: true,
    lines: ['Opening the valuation of KST.SMP.', 'The symbol could not be looked up.'],
  });
  expect(visited).toEqual(['/valuation-workbench?symbol=KST.SMP']);
});

it('[WEB-31] says in a toast why a command did nothing, the last one alone', async () => {
  const { tools, services } = await arrange();
  const [command] = tools.registry.commands;
  if (!command) throw new Error('There is no command.');
  tools.onRefused(command, 'There is no search.');
  tools.onRefused(command, 'There is no search here.');
  expect(selectActiveNotifications(services.store.getState())).toMatchObject([
    { type: 'info', title: command.title, message: 'There is no search here.' },
  ]);
  expect(selectNotificationHistory(services.store.getState())).toEqual([]);
});

it('[WEB-40] toggles from the device’s theme to the other, and back', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { find, services } = await arrange();
  services.preferences.change({ theme: 'system' });
  await find('theme')?.run();
  expect(services.preferences.read().theme).toBe('light');
  await find('theme')?.run();
  expect(services.preferences.read().theme).toBe('dark');
});
