import type { SearchState } from '@finance-analyst/components';
import type { Command } from '@finance-analyst/contributions';
import { describe, expect, it, vi } from 'vitest';
import { exampleScreens as screens } from '../testing/exampleScreens.js';
import { findPlaces } from './findPlaces.js';
import type { SavedModel } from './SavedModel.js';
import { searchEverything } from './searchEverything.js';

const command = (id: string, title: string, more: Partial<Command> = {}): Command => ({
  id,
  title,
  group: 'View',
  run: () => ({ ok: true }),
  ...more,
});
const terminal = command('terminal.toggle', 'Open or close the terminal');
const value = command('valuation.open', 'Value a company', {
  parameters: [{ name: 'symbol', description: 'Its symbol', isRequired: true }],
});
const commands = [
  terminal,
  command('theme.toggle', 'Toggle light and dark theme'),
  command('screen.status', 'Service status'),
  value,
];
const keysOf = (of: Command) => (of === terminal ? 'Ctrl `' : undefined);
const titles = (query: string) => findPlaces(query, { screens, commands, keysOf }).map(({ title }) => title);

describe('screens and commands', () => {
  it.each([
    ['settings', ['Settings']],
    ['perf', ['Performance']],
    ['HEART', ['Usage']],
    ['open term', ['Open or close the terminal']],
    ['dark', ['Toggle light and dark theme']],
    ['status', ['Service status']],
    ['nowhere', []],
    ['&', []],
  ])('[SHELL-LAYOUT-56] %j finds %j', (query, found) => {
    expect(titles(query)).toEqual(found);
  });

  it('[SHELL-LAYOUT-56] have what they are for and their keys beside them', () => {
    expect(findPlaces('ter', { screens, commands, keysOf })).toEqual([
      { id: 'screen /terms', title: 'Terms', detail: 'What may I rely on?', group: 'Screens' },
      { id: 'command terminal.toggle', title: terminal.title, group: 'Commands', mark: 'Ctrl `' },
    ]);
  });

  it('[SHELL-LAYOUT-56] leave out a command that needs a word', () => {
    expect(titles('value')).not.toContain('Value a company');
  });
});

const company = (id: string, title: string) => ({ id, title });

const model = {
  id: 'a',
  title: 'Steelings, free cash flow',
  instruments: [{ symbol: 'STL', market: null, name: 'Steelings' }],
  updatedAt: '2026-11-20T09:00:00.000Z',
};

const arrange = (query: string, results: SearchState['results'], models: readonly SavedModel[] = []) => {
  const search = { query, results, status: 'ready' as const, onSelect: vi.fn(), onQueryChange: vi.fn() };
  const onOpen = vi.fn();
  const onCommand = vi.fn();
  const all = searchEverything(search, {
    models,
    formatDay: (isoDate) => isoDate,
    screens,
    commands,
    keysOf,
    onOpen,
    onCommand,
  });
  return { search, all, onOpen, onCommand, ids: all.results.map(({ id }) => id) };
};

describe('the search of everything', () => {
  it('[SHELL-LAYOUT-57] has companies first', () => {
    const { ids } = arrange('perf', [company('PFGC', 'Performance Food Group Co')]);
    expect(ids).toEqual(['PFGC', 'screen /performance']);
  });

  it('[SHELL-LAYOUT-57] has a screen first where no company begins as typed', () => {
    const { ids } = arrange('settings', [company('STL', 'Steelings Inc.')]);
    expect(ids).toEqual(['screen /settings', 'STL']);
  });

  it('[SHELL-LAYOUT-60] has models first and opens the chosen one', () => {
    const { ids, all, search, onOpen } = arrange('ste', [company('STEL', 'Stellar Bank')], [model]);
    const [first = ''] = ids;
    expect(ids).toEqual([first, 'STEL']);
    all.onSelect(first);
    expect(onOpen).toHaveBeenCalledWith('/valuation-workbench?symbol=STL&model=a');
    expect(search.onSelect).not.toHaveBeenCalled();
    expect(search.onQueryChange).toHaveBeenCalledWith('');
  });

  it('[SHELL-LAYOUT-57] has a model before a screen where both begin as typed', () => {
    const settings = { ...model, title: 'Settings of rates' };
    expect(arrange('settings', [], [settings]).ids[1]).toBe('screen /settings');
  });

  it('[SHELL-LAYOUT-61] has models that only resemble what was typed after companies', () => {
    expect(arrange('stelings', [company('STEL', 'Stellar Bank')], [model]).ids).toEqual([
      'STEL',
      'model /valuation-workbench?symbol=STL&model=a',
    ]);
  });

  it('[SHELL-LAYOUT-56] opens screens, runs commands and hands companies on', () => {
    const { all, search, onOpen, onCommand } = arrange('ter', [company('TER', 'Teradyne, Inc.')]);
    all.onSelect('TER');
    expect(search.onSelect).toHaveBeenCalledWith('TER');
    all.onSelect('screen /terms');
    expect(onOpen).toHaveBeenCalledWith('/terms');
    all.onSelect('command terminal.toggle');
    expect(onCommand).toHaveBeenCalledWith(terminal);
    expect(search.onQueryChange).toHaveBeenCalledTimes(2);
    expect(search.onSelect).toHaveBeenCalledTimes(1);
  });
});
