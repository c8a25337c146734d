import { useDocumentSession } from '@finance-analyst/document-editing';
import { derivedPartsOf, evaluateValuation } from '@finance-analyst/valuation';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { exampleSession } from '../testing/exampleSession.js';
import { useAssumptionEdits } from './useAssumptionEdits.js';

const open = () => {
  const opened = exampleDocument();
  const fundamentals = exampleFundamentals();
  const { result } = renderHook(() => {
    const { editing } = useDocumentSession({
      open: () => exampleSession(opened, derivedPartsOf(opened, fundamentals)),
      onStored: () => undefined,
      onNewer: () => undefined,
    });
    const valued = evaluateValuation(editing.body, fundamentals);
    return { editing, edits: useAssumptionEdits(editing, valued.ok ? valued.valuation : null) };
  });
  return {
    now: () => result.current,
    valueOf: (row: string) => result.current.editing.body.assumptions.find(({ id }) => id === row)?.value,
    steps: () => result.current.editing.history.past.map(({ edit }) => edit),
  };
};

it('[VALUATION-SCREENS-2] keeps every edit of one event, each with its words', () => {
  const { now, valueOf, steps } = open();
  const { edits } = now();
  act(() => {
    edits.set('beta', 1.6);
    edits.set('revenue_growth@2027-12-31', 0.5);
    edits.fillRight(['revenue_growth@2027-12-31']);
    edits.setYears(7);
  });
  expect(['beta', 'revenue_growth@2027-12-31', 'revenue_growth@2030-12-31'].map(valueOf)).toEqual([
    1.6, 0.5, 0.5,
  ]);
  expect(now().editing.body.years).toBe(7);
  expect(steps()).toEqual([
    'Beta to 1.60',
    'Growth 2027 to 50.0%',
    'Fill right from Growth 2027',
    '7 forecast years',
  ]);
  // A panel that is drawn later than the answer still has the edits that it was drawn with.
  expect(now().edits).toBe(edits);
});

it('[VALUATION-SCREENS-60] a pasted block is one step, undone as one', () => {
  const { now, valueOf, steps } = open();
  const before = ['revenue_growth@2026-12-31', 'operating_margin@2027-12-31'].map(valueOf);
  act(() => {
    now().edits.paste(
      new Map([
        ['revenue_growth@2026-12-31', 0.112],
        ['operating_margin@2027-12-31', 0.231],
      ]),
    );
  });
  expect(['revenue_growth@2026-12-31', 'operating_margin@2027-12-31'].map(valueOf)).toEqual([0.112, 0.231]);
  expect(steps()).toEqual(['Paste 2 cells from Growth 2026']);
  act(() => {
    now().editing.undo();
  });
  expect(['revenue_growth@2026-12-31', 'operating_margin@2027-12-31'].map(valueOf)).toEqual(before);
});

it('[VALUATION-SCREENS-118] makes a step of every cell that is entered, however quickly they follow each other', () => {
  const { now, valueOf, steps } = open();
  const cells = ['revenue_growth@2026-12-31', 'revenue_growth@2027-12-31', 'revenue_growth@2028-12-31'];
  const before = cells.map(valueOf);
  for (const [index, value] of [0.05, 0.06, 0.07].entries())
    act(() => {
      now().edits.set(cells[index] ?? '', value);
    });
  expect(steps()).toEqual(['Growth 2026 to 5.0%', 'Growth 2027 to 6.0%', 'Growth 2028 to 7.0%']);
  act(() => {
    now().editing.undo();
  });
  expect(cells.map(valueOf)).toEqual([0.05, 0.06, before[2]]);
});

it('[VALUATION-SCREENS-120] names the row and the year that a block or a fill begins at', () => {
  const { now, steps } = open();
  act(() => {
    now().edits.paste(new Map([['operating_margin@2028-12-31', 0.2]]));
    now().edits.fillRight(['revenue_growth@2027-12-31', 'operating_margin@2027-12-31']);
  });
  expect(steps()).toEqual(['Paste 1 cell, Operating margin 2028', 'Fill right 2 rows from Growth 2027']);
});

it('[VALUATION-SCREENS-177] cells that are put back are one step, undone as one', () => {
  const { now, valueOf, steps } = open();
  const ids = ['revenue_growth@2027-12-31', 'operating_margin@2028-12-31'];
  const before = ids.map(valueOf);
  act(() => {
    now().edits.paste(new Map(ids.map((id) => [id, 0.2])));
    now().edits.resetRows(ids);
  });
  expect(ids.map(valueOf)).toEqual(before);
  expect(steps()).toEqual(['Paste 2 cells from Growth 2027', 'Reset 2 cells from Growth 2027']);
  act(() => {
    now().editing.undo();
  });
  expect(ids.map(valueOf)).toEqual([0.2, 0.2]);
  act(() => {
    now().edits.resetRows(['revenue_growth@2027-12-31']);
  });
  expect(valueOf('revenue_growth@2027-12-31')).toBe(before[0]);
  expect(steps().at(-1)).toBe('Reset Growth 2027');
});

it('[VALUATION-SCREENS-4] takes an edit after the undo of the same event from what that brought back', () => {
  const { now, valueOf, steps } = open();
  act(() => {
    now().edits.set('beta', 1.6);
  });
  act(() => {
    now().editing.undo();
    now().edits.set('debt', 7e8);
  });
  expect([valueOf('beta'), valueOf('debt')]).toEqual([1.05, 7e8]);
  expect(steps()).toEqual(['Debt to 700\u00a0m\u00a0USD']);
});

it('[VALUATION-SCREENS-4] makes no step of an edit that changes nothing', () => {
  const { now, valueOf, steps } = open();
  act(() => {
    now().edits.set('beta', valueOf('beta') ?? 0);
    now().edits.set('no_such_row', 1);
    now().edits.reset('beta');
    now().edits.resetAll();
  });
  expect(steps()).toEqual([]);
});

it('[VALUATION-SCREENS-91] undoes and redoes an edit together with what follows from it', () => {
  const { now, valueOf, steps } = open();
  const shown = () => ['debt', 'debt_weight', 'given_wacc', 'exit_multiple'].map(valueOf);
  const before = shown();
  act(() => {
    now().edits.set('debt', 2e9);
  });
  const after = shown();
  expect(after.filter((value, index) => value === before[index])).toEqual([]);
  expect(steps()).toEqual(['Debt to 2,000\u00a0m\u00a0USD']);
  act(() => {
    now().editing.undo();
  });
  expect(shown()).toEqual(before);
  act(() => {
    now().editing.redo();
  });
  expect(shown()).toEqual(after);
});

it('[VALUATION-SCREENS-639] names the date of the target price in undo, and its reset', () => {
  const { now, steps } = open();
  act(() => {
    now().edits.setTargetDate('2027-06-30');
  });
  expect(now().editing.body.targetDate).toBe('2027-06-30');
  expect(steps()).toEqual(['Target date to Jun 30, 2027']);
  act(() => {
    now().editing.undo();
  });
  expect(now().editing.body.targetDate).toBeUndefined();
  act(() => {
    now().editing.redo();
    now().edits.setTargetDate(null);
  });
  expect(now().editing.body).not.toHaveProperty('targetDate');
  expect(steps().at(-1)).toBe('Reset target date');
});
