import type { Workspace } from '@finance-analyst/workspace';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDocument } from '../testing/exampleModel.js';
import { openTab } from '../testing/openWorkbench.js';
import { useNewerVersion } from './useNewerVersion.js';

it('[VALUATION-SCREENS-32] learns of a version that was saved after the model was read and before anybody listened', async () => {
  const workspace = openTab();
  const saved = await workspace.save(exampleDocument());
  if (!saved.ok) throw new Error(saved.reason);
  await workspace.save(saved.value);
  // Nothing more is told: it all happened before.
  const subscribe: Workspace['subscribe'] = () => () => undefined;
  const { result } = renderHook(() => useNewerVersion({ ...workspace, subscribe }, saved.value, null));
  await waitFor(() => {
    expect(result.current.newer?.baseRevision).toBe(2);
  });
});
