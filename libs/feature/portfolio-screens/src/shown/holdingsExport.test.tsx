import { CommandRegistryContext, createCommandRegistry } from '@finance-analyst/contributions';
import type { ChartFile } from '@finance-analyst/charts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { holdingGroups } from '../holdings/holdingGroups.js';
import { messages as screenMessages } from '../messages.js';
import { exampleBody, exampleHoldings } from '../testing/exampleHoldings.js';
import { holdingsTable } from './holdingsTable.js';
import { messages } from './messages.js';
import { useHoldingsExport } from './useHoldingsExport.js';

const groups = holdingGroups(exampleHoldings, exampleBody, 'sector');

it('[PORTFOLIO-SCREENS-136] has the holdings in the groups and order of the screen, and why a figure is missing', () => {
  const [head, ...rows] = holdingsTable(groups, 'USD');
  expect(rows.map(([group, name]) => [group, name])).toEqual(
    groups.flatMap(({ title, rows: own }) => own.map(({ name }) => [title, name])),
  );
  const at = (row: (typeof rows)[number] | undefined, title: string) => row?.[head?.indexOf(title) ?? -1];
  const filed = rows.find(([, name]) => name === 'Dunmarrow Machinery');
  expect(at(filed, messages.priceSource)).toBe(screenMessages.filedAs.paid);
  expect(at(filed, messages.inUnit(screenMessages.dayGain, 'USD'))).toBe('');
  expect(at(filed, messages.missing)).not.toBe('');
  const own = groups.flatMap((group) => group.rows).find(({ name }) => name === 'Dunmarrow Machinery');
  expect(at(filed, messages.inUnit(screenMessages.gainOnCost, messages.fraction))).toBe(
    own?.gainRate.ok && own.gainRate.value,
  );
  const reason = 'There is no rate of exchange.';
  const [, ...unvalued] = holdingsTable(
    groups.map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, value: { ok: false as const, reason } })),
    })),
    'USD',
  );
  expect(unvalued.map((row) => at(row, messages.inUnit(screenMessages.value, 'USD')))).toEqual(
    unvalued.map(() => ''),
  );
  expect(unvalued.every((row) => String(at(row, messages.missing)).includes(reason))).toBe(true);
});

it('[PORTFOLIO-SCREENS-137] is exported by a command that names its scope and format while holdings are shown', async () => {
  const registry = createCommandRegistry([]);
  const files: ChartFile[] = [];
  const given = {
    name: 'Retirement',
    currency: 'USD',
    groups,
    onSaveFile: (file: ChartFile) => {
      files.push(file);
    },
  };
  const { rerender, unmount } = renderHook((props) => useHoldingsExport(props), {
    initialProps: given,
    wrapper: ({ children }) => <CommandRegistryContext value={registry}>{children}</CommandRegistryContext>,
  });
  const command = registry.findByWord('export-holdings');
  expect(command?.title).toBe(messages.exportShown);
  expect(await command?.run()).toEqual({
    ok: true,
    lines: [`${messages.holdingsOf(exampleHoldings.holdings.length, 'Retirement')}, as CSV.`],
  });
  expect(files.map(({ name }) => name)).toEqual(['Retirement holdings.csv']);
  rerender({ ...given, groups: [] });
  expect(await registry.findByWord('export-holdings')?.run()).toEqual({
    ok: false,
    reason: messages.nothing,
  });
  expect(files).toHaveLength(1);
  unmount();
  expect(registry.findByWord('export-holdings')).toBeFalsy();
});
