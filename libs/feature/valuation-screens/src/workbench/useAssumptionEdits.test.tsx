import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { setAssumption } from '../editing/editAssumptions.js';
import { useModelEditing } from '../editing/useModelEditing.js';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { useAssumptionEdits } from './useAssumptionEdits.js';

it('[VALUATION-SCREENS-2] takes back no edit that was drawn only just before the next one', () => {
  const opened = exampleDocument();
  const fundamentals = exampleFundamentals();
  const { result } = renderHook(() => {
    const editing = useModelEditing(opened);
    const edits = useAssumptionEdits(editing, fundamentals, null);
    const isFirst = editing.history.past.length === 1;
    // As early as anybody can see the first.
    useLayoutEffect(() => {
      if (isFirst) edits.set('debt', 7e8);
    }, [isFirst, edits]);
    return editing;
  });
  act(() => {
    result.current.edit(setAssumption(opened.body, 'beta', 1.6), 'Beta to 1.60');
  });
  const valueOf = (row: string) => result.current.body.assumptions.find(({ id }) => id === row)?.value;
  expect([valueOf('beta'), valueOf('debt')]).toEqual([1.6, 7e8]);
});
