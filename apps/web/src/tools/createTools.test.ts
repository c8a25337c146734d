import { readRuntimeConfig } from '@finance-analyst/runtime-config';
import { selectActiveNotifications, selectNotificationHistory } from '@finance-analyst/notifications';
import { topBarOverlays } from '@finance-analyst/shell-layout';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServices } from '../services/createServices.js';
import { createTools } from './createTools.js';

const arrange = async () => {
  const { config } = readRuntimeConfig({ document, buildTime: {} });
  const services = await createServices(window, config);
  const tools = createTools(window, services);
  const visited: string[] = [];
  tools.navigator.connect((path) => void visited.push(path));
  return { services, tools, visited, find: (word: string) => tools.registry.findByWord(word) };
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ results: [] }));
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

it('[WEB-46] offers the commands of the features, and has something to open for each that opens an overlay', async () => {
  const { tools, find } = await arrange();
  expect(find('value')).not.toBeNull();
  const opened = tools.registry.commands.flatMap(({ id }) =>
    id.startsWith('overlay.') ? [id.slice('overlay.'.length)] : [],
  );
  expect(opened.length).toBeGreaterThan(0);
  expect(tools.contributions.map(({ id }) => id).toSorted()).toEqual(opened.toSorted());
  for (const id of Object.values(topBarOverlays)) expect(opened).toContain(id);
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
