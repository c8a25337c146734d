import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../messages.js';
import { exampleCalculations } from '../testing/exampleCalculations.js';
import { exampleModel } from '../testing/exampleModel.js';
import { openWorkspace } from '../testing/openWorkspace.js';
import { withoutValue } from './ModelValue.js';
import { useModelValues } from './useModelValues.js';

async function openOld() {
  const workspace = await openWorkspace({ models: [exampleModel({ valuePerShare: null })] });
  const listed = await workspace.list();
  const rows = listed.ok ? listed.value : [];
  const [row] = rows;
  if (!row) throw new Error('a row expected');
  const sources = { workspace, calculations: exampleCalculations() };
  let canLoad = false;
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (!canLoad) throw new Error('Failed to fetch');
    return async () => ({ ...withoutValue(''), value: { ok: true, value: 42 } as const });
  };
  const hook = renderHook(({ list }) => useModelValues(sources, list, load), {
    initialProps: { list: rows },
  });
  await waitFor(() => {
    expect(hook.result.current(row).value).toEqual({ ok: false, reason: messages.valueFailed });
  });
  expect(loads).toBe(1);
  canLoad = true;
  const whenValued = () =>
    waitFor(() => {
      expect(hook.result.current(row).value).toEqual({ ok: true, value: 42 });
    });
  return { hook, rows, whenValued };
}

it('[OVERVIEW-SCREENS-40] loads the code that computes again once the browser is online', async () => {
  const { whenValued } = await openOld();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await whenValued();
});

it('[OVERVIEW-SCREENS-40] loads the code that computes again when the list changes', async () => {
  const { hook, rows, whenValued } = await openOld();
  hook.rerender({ list: [...rows] });
  await whenValued();
});
