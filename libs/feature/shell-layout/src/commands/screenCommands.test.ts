import { createCommandRegistry } from '@finance-analyst/contributions';
import { describe, expect, it } from 'vitest';
import { exampleScreens } from '../testing/exampleScreens.js';
import { screenCommands } from './screenCommands.js';

const arrange = () => {
  const visited: string[] = [];
  const registry = createCommandRegistry(
    screenCommands({ screens: exampleScreens, navigate: (path) => void visited.push(path) }),
  );
  return { visited, open: registry.findByWord('open') };
};

describe('the command that opens a screen', () => {
  it.each([
    ['settings', '/settings'],
    ['/Heart-Dashboard', '/heart-dashboard'],
    ['/', '/'],
    ['Usage', '/heart-dashboard'],
    ['service STATUS', '/status'],
    ['valuation', '/valuation-workbench'],
    ['device', '/mobile'],
  ])('[SHELL-LAYOUT-45] leads from %j to %s', async (screen, path) => {
    const { visited, open } = arrange();
    expect(await open?.run({ screen })).toMatchObject({ ok: true });
    expect(visited).toEqual([path]);
  });

  it('[SHELL-LAYOUT-45] says that there is no such screen', async () => {
    const { visited, open } = arrange();
    expect(await open?.run({ screen: 'nowhere' })).toEqual({
      ok: false,
      reason: 'No screen “nowhere”. Press Tab after “open” to list them.',
    });
    expect(visited).toEqual([]);
  });

  it('[SHELL-LAYOUT-45] lists the screens that a part of a title may mean', async () => {
    const { visited, open } = arrange();
    expect(await open?.run({ screen: 'us' })).toEqual({
      ok: false,
      reason: 'Several screens match: Usage, Usability testing, User guide.',
    });
    expect(visited).toEqual([]);
  });

  it('[SHELL-LAYOUT-45] completes titles and addresses, and shows both', async () => {
    const { open } = arrange();
    const complete = async (typed: string) => open?.parameters?.[0]?.complete?.(typed);
    expect(await complete('s')).toEqual([
      { word: 'status', label: 'Service status (status)' },
      { word: 'settings', label: 'Settings (settings)' },
    ]);
    expect(await complete('usag')).toEqual([{ word: 'Usage', label: 'Usage (heart-dashboard)' }]);
    expect(await complete('Hom')).toEqual([{ word: 'Home', label: 'Home (/)' }]);
  });

  it('[SHELL-LAYOUT-45] takes a title of several words as it stands', () => {
    const { open } = arrange();
    expect(open?.parameters?.[0]?.takesRest).toBe(true);
  });
});
