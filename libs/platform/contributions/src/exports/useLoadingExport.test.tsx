import { createKeyedList } from '@finance-analyst/foundation';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ExportSource } from './ExportSource.js';
import { ExportSourcesContext } from './ExportSourcesContext.js';
import { useLoadingExport } from './useLoadingExport.js';
import { writeExport } from './writeExport.js';

it('[CONTRIBUTIONS-183] lists what will be there once it has loaded, and writes nothing of it until then', async () => {
  const list = createKeyedList<ExportSource>();
  const { rerender } = renderHook(
    ({ title }) => {
      useLoadingExport(title);
    },
    {
      initialProps: { title: 'Returns' as string | null },
      wrapper: ({ children }) => <ExportSourcesContext value={list}>{children}</ExportSourcesContext>,
    },
  );
  const [source] = list.items;
  expect(source).toMatchObject({ title: 'Returns', obstacle: { kind: 'loading' } });
  expect(source && (await writeExport(source, 'csv')).ok).toBe(false);
  rerender({ title: null });
  expect(list.items).toEqual([]);
});
