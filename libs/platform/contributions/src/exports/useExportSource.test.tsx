import { createKeyedList, partNotLoaded } from '@finance-analyst/foundation';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CommandRegistryContext } from '../commands/CommandRegistryContext.js';
import { createCommandRegistry } from '../commands/createCommandRegistry.js';
import type { ExportFile } from './ExportFile.js';
import type { ExportSource } from './ExportSource.js';
import { ExportSourcesContext } from './ExportSourcesContext.js';
import { messages } from './messages.js';
import { useExportSource } from './useExportSource.js';
import { useExportSources } from './useExportSources.js';

const holdings: ExportSource = {
  title: 'Holdings',
  scope: '2 holdings of Retirement',
  command: { id: 'holdings', title: 'Export the holdings shown', word: 'export-holdings' },
  write: () => ({ ok: true, value: { name: 'holdings.csv', content: new Blob(['a']) } }),
};

const show = (first: ExportSource | null) => {
  const registry = createCommandRegistry([]);
  const list = createKeyedList<ExportSource>();
  const saved: ExportFile[] = [];
  const hook = renderHook(
    ({ source }) => {
      const start = useExportSource(source, (file) => saved.push(file));
      return { start, sources: useExportSources() };
    },
    {
      initialProps: { source: first },
      wrapper: ({ children }) => (
        <CommandRegistryContext value={registry}>
          <ExportSourcesContext value={list}>{children}</ExportSourcesContext>
        </CommandRegistryContext>
      ),
    },
  );
  return { ...hook, registry, list, saved };
};

it('[CONTRIBUTIONS-181] lists what a screen can export, as last shown, while it is shown', () => {
  const { result, rerender, unmount, list } = show(null);
  expect(result.current.sources).toEqual([]);
  rerender({ source: holdings });
  expect(result.current.sources).toEqual([holdings]);
  const grouped = { ...holdings, scope: '2 holdings of Retirement by sector' };
  rerender({ source: grouped });
  expect(result.current.sources).toEqual([grouped]);
  rerender({ source: null });
  expect(result.current.sources).toEqual([]);
  rerender({ source: holdings });
  unmount();
  expect(list.items).toEqual([]);
});

it('[CONTRIBUTIONS-182] exports it by its command and by its link, naming scope and format', async () => {
  const { result, unmount, registry, saved } = show(holdings);
  const exported = { ok: true, lines: [messages.exported(holdings.scope, 'CSV')] };
  expect(await registry.findByWord('export-holdings')?.run()).toEqual(exported);
  expect(await result.current.start()).toEqual(exported);
  expect(saved.map(({ name }) => name)).toEqual(['holdings.csv', 'holdings.csv']);
  unmount();
  expect(registry.findByWord('export-holdings')).toBeNull();
});

it('[CONTRIBUTIONS-183] writes nothing while it is loading or unavailable, or if its code does not load, and says why', async () => {
  const { result, rerender, saved } = show({ ...holdings, obstacle: { kind: 'loading' } });
  expect(await result.current.start()).toEqual({ ok: false, reason: messages.loading });
  const reason = 'There are no holdings yet.';
  rerender({ source: { ...holdings, obstacle: { kind: 'unavailable', reason } } });
  expect(await result.current.start()).toEqual({ ok: false, reason });
  rerender({ source: { ...holdings, write: () => Promise.reject(new Error('Failed to fetch')) } });
  expect(await result.current.start()).toEqual({ ok: false, reason: partNotLoaded });
  expect(saved).toEqual([]);
});
