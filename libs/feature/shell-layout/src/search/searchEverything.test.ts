import type { SearchState } from '@finance-analyst/components';
import type { Command } from '@finance-analyst/contributions';
import { describe, expect, it, vi } from 'vitest';
import { findPlaces } from './findPlaces.js';
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
  command('theme.toggle', 'Toggle light or dark theme'),
  command('screen.status', 'Service status'),
  value,
];
const keysOf = (of: Command) => (of === terminal ? 'Ctrl `' : undefined);
const titles = (query: string) => findPlaces(query, { commands, keysOf }).map(({ title }) => title);

describe('screens and commands', () => {
  it.each([
    ['settings', ['Settings']],
    ['perf', ['Performance']],
    ['HEART', ['Usage']],
    ['open term', ['Open or close the terminal']],
    ['dark', ['Toggle light or dark theme']],
    ['status', ['Service status']],
    ['nowhere', []],
    ['&', []],
  ])('[SHELL-LAYOUT-56] %j finds %j', (query, found) => {
    expect(titles(query)).toEqual(found);
  });

  it('[SHELL-LAYOUT-56] have what they are for and their keys beside them', () => {
    expect(findPlaces('ter', { commands, keysOf })).toEqual([
      { id: 'screen /terms', title: 'Terms', detail: 'What may I rely on?', group: 'Screens' },
      { id: 'command terminal.toggle', title: terminal.title, group: 'Commands', mark: 'Ctrl `' },
    ]);
  });

  it('[SHELL-LAYOUT-56] leave out a command that needs a word', () => {
    expect(titles('value')).not.toContain('Value a company');
  });
});

const company = (id: string, title: string) => ({ id, title });

const arrange = (query: string, results: SearchState['results']) => {
  const search = { query, results, status: 'ready' as const, onSelect: vi.fn(), onQueryChange: vi.fn() };
  const onOpenScreen = vi.fn();
  const onCommand = vi.fn();
  const all = searchEverything(search, { commands, keysOf, onOpenScreen, onCommand });
  return { search, all, onOpenScreen, onCommand, ids: all.results.map(({ id }) => id) };
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

  it('[SHELL-LAYOUT-56] opens screens, runs commands and hands companies on', () => {
    const { all, search, onOpenScreen, onCommand } = arrange('ter', [company('TER', 'Teradyne, Inc.')]);
    all.onSelect('TER');
    expect(search.onSelect).toHaveBeenCalledWith('TER');
    all.onSelect('screen /terms');
    expect(onOpenScreen).toHaveBeenCalledWith('/terms');
    all.onSelect('command terminal.toggle');
    expect(onCommand).toHaveBeenCalledWith(terminal);
    expect(search.onQueryChange).toHaveBeenCalledTimes(2);
    expect(search.onSelect).toHaveBeenCalledTimes(1);
  });
});
