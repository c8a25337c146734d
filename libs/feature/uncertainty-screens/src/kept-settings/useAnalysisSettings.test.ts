import { createStoredEntries } from '@finance-analyst/stored-entries';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDocument } from '../testing/exampleModel.js';
import { openWorkspace } from '../testing/openScreen.js';
import { analysisSettingsEntry } from './analysisSettingsEntry.js';
import { useAnalysisSettings } from './useAnalysisSettings.js';

const many = Array.from({ length: 60 }, (_, at) => `model ${at}`);

/** A device with settings of many models, of which the given ones are saved. */
const open = async (savedIds: readonly string[], storage: { full?: boolean } = {}) => {
  const texts = new Map<string, string>();
  const entries = createStoredEntries({
    device: {
      getItem: (key) => texts.get(key) ?? null,
      setItem: (key, text) => {
        if (storage.full) throw new DOMException('Full', 'QuotaExceededError');
        texts.set(key, text);
      },
      removeItem: (key) => void texts.delete(key),
    } as Storage,
  });
  const entry = entries.open(analysisSettingsEntry);
  entry.replace(Object.fromEntries(many.map((id) => [id, { seed: 1 }])));
  const workspace = await openWorkspace(savedIds.map((id) => ({ ...exampleDocument(), id })));
  const { result } = renderHook(() => useAnalysisSettings(entries, 'model 0', workspace));
  const kept = () => Object.keys(entry.read()).toSorted();
  return { result, kept };
};

it('[UNCERTAINTY-SCREENS-45] keeps the settings of every model that is on the device', async () => {
  const { result, kept } = await open(many);
  act(() => {
    result.current.setSettings((before) => ({ ...before, seed: 2 }));
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(kept()).toEqual(many.toSorted());
  expect(result.current.settings.seed).toBe(2);
});

it('[UNCERTAINTY-SCREENS-45] drops the settings of models that are gone, once there are many', async () => {
  const { kept } = await open(['model 1', 'model 59']);
  await waitFor(() => {
    expect(kept()).toEqual(['model 0', 'model 1', 'model 59']);
  });
});

it('[UNCERTAINTY-SCREENS-45] says that settings could not be stored', async () => {
  const storage = { full: false };
  const { result } = await open(many, storage);
  expect(result.current.unstored).toBeNull();
  storage.full = true;
  act(() => {
    result.current.setSettings((before) => ({ ...before, seed: 2 }));
  });
  expect(result.current).toMatchObject({ unstored: 'full', settings: { seed: 2 } });
});
