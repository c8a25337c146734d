import { useDocumentSession } from '@finance-analyst/document-editing';
import type { Scenario, ValuationModelBody } from '@finance-analyst/documents';
import { derivedPartsOf, evaluateValuation, isOwnEdit } from '@finance-analyst/valuation';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lastMove } from '../headline/lastMove.js';
import { exampleCompany, exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleQuote } from '../testing/exampleModel.js';
import { exampleSession } from '../testing/exampleSession.js';
import { useAssumptionEdits } from '../workbench/useAssumptionEdits.js';
import { useScenarioEditing } from './useScenarioEditing.js';

const margin = 'operating_margin@2027-12-31';
const marginIn = ({ assumptions }: ValuationModelBody) => assumptions.find(({ id }) => id === margin)?.value;

const open = () => {
  const opened = exampleCompanyDocument();
  const fundamentals = exampleCompany();
  const { result } = renderHook(() => {
    const { editing } = useDocumentSession({
      open: () => exampleSession(opened, derivedPartsOf(opened, fundamentals)),
      onStored: () => undefined,
      onNewer: () => undefined,
    });
    const scenario = useScenarioEditing(editing, fundamentals);
    const valued = evaluateValuation(scenario.editing.body, fundamentals);
    return {
      model: editing,
      scenario,
      edits: useAssumptionEdits(scenario.editing, valued.ok ? valued.valuation : null, editing),
    };
  });
  const now = () => result.current;
  const choose = (id: string | null) => {
    act(() => {
      now().scenario.choose(id);
    });
  };
  const edit = (change: (edits: ReturnType<typeof now>['edits']) => void) => {
    act(() => {
      change(now().edits);
    });
  };
  return {
    now,
    choose,
    edit,
    undo: () => {
      act(now().model.undo);
    },
    base: () => marginIn(now().model.body),
    shown: () => marginIn(now().scenario.editing.body),
    steps: () => now().model.history.past.map(({ edit: words }) => words),
  };
};

it('[VALUATION-SCREENS-431] shows the base at first, and the chosen scenario through edits and undo', () => {
  const { now, choose, edit, undo, base, shown } = open();
  expect([now().scenario.scenario?.id ?? null, shown()]).toEqual([null, base()]);
  choose('optimistic');
  expect(shown()).toBeGreaterThan(Number(base()));
  edit((edits) => {
    edits.set('beta', 1.6);
  });
  undo();
  expect([now().scenario.scenario?.id ?? null, now().scenario.scenario?.name]).toEqual([
    'optimistic',
    'Optimistic',
  ]);
});

it('[VALUATION-SCREENS-431] shows the base if the chosen scenario is no longer in the model', () => {
  const { now, choose, undo, shown, base } = open();
  const own: Scenario = { id: 'own', name: 'Own', note: '', isEdited: true, rows: [] };
  act(() => {
    now().model.edit(
      (body) => ({ ...body, scenarios: [...body.scenarios, own] }),
      () => 'Add a scenario',
    );
  });
  choose('own');
  expect(now().scenario.scenario).toEqual(own);
  undo();
  expect([now().scenario.scenario, shown()]).toEqual([null, base()]);
});

it('[VALUATION-SCREENS-433] edits the scenario shown, under its name, and leaves the others', () => {
  const { choose, edit, undo, base, shown, steps } = open();
  const before = base();
  choose('optimistic');
  const optimistic = shown();
  edit((edits) => {
    edits.set(margin, 0.4);
  });
  expect([shown(), base()]).toEqual([0.4, before]);
  expect(steps()).toEqual(['Operating margin 2027 to 40.0% (Optimistic)']);
  choose('cautious');
  expect(shown()).toBeLessThan(Number(before));
  undo();
  choose('optimistic');
  expect(shown()).toBe(optimistic);
});

it('[VALUATION-SCREENS-433] makes a step of the same cell of each scenario, however quickly they follow', () => {
  const { choose, edit, steps } = open();
  for (const id of ['cautious', null, 'optimistic']) {
    choose(id);
    edit((edits) => {
      edits.set(margin, 0.4);
    });
  }
  expect(steps()).toEqual([
    'Operating margin 2027 to 40.0% (Cautious)',
    'Operating margin 2027 to 40.0%',
    'Operating margin 2027 to 40.0% (Optimistic)',
  ]);
});

it('[VALUATION-SCREENS-433] makes no step of an edit that changes nothing', () => {
  const { choose, edit, shown, steps } = open();
  choose('optimistic');
  edit((edits) => {
    edits.set(margin, Number(shown()));
    edits.reset('beta');
  });
  expect(steps()).toEqual([]);
});

it('[VALUATION-SCREENS-640] answers an open question in the base, whichever scenario is shown', () => {
  const { now, choose, edit, base, steps } = open();
  choose('optimistic');
  edit((edits) => {
    edits.enterMargin(new Map([[margin, 0.31]]), 0.31);
  });
  expect(base()).toBe(0.31);
  expect(now().scenario.scenario?.id).toBe('optimistic');
  expect(steps().join()).not.toContain('Optimistic');
});

it('[VALUATION-SCREENS-433] sets price, unit and forecast years for all scenarios', () => {
  const { now, choose, edit, steps } = open();
  choose('optimistic');
  edit((edits) => {
    edits.setPrice({ ...exampleQuote, price: 80 });
    edits.setScale('billions');
    edits.setYears(7);
  });
  const { body } = now().model;
  expect([body.priceSnapshot?.price, body.amountScale, body.years]).toEqual([80, 'billions', 7]);
  expect(body.assumptions.filter(({ input }) => input === 'operating_margin')).toHaveLength(7);
  expect(steps().join()).not.toContain('Optimistic');
  expect(now().scenario.scenario?.id).toBe('optimistic');
});

it('[VALUATION-SCREENS-434] resets an assumption to the scenario’s default, or to the base where it has none', () => {
  const { now, choose, edit, base, shown, steps } = open();
  edit((edits) => {
    edits.set(margin, 0.3);
    edits.set('beta', 1.2);
  });
  choose('optimistic');
  const standard = shown();
  edit((edits) => {
    edits.set(margin, 0.4);
    edits.set('beta', 1.5);
  });
  edit((edits) => {
    edits.resetRows([margin]);
  });
  expect([base(), shown()]).toEqual([0.3, standard]);
  expect(steps().at(-1)).toBe('Reset Operating margin 2027 (Optimistic)');
  edit((edits) => {
    edits.resetAll();
  });
  const { assumptions } = now().scenario.editing.body;
  expect(assumptions.filter(isOwnEdit)).toEqual([]);
  expect(assumptions.find(({ id }) => id === 'beta')?.value).toBe(1.2);
  expect([base(), shown()]).toEqual([0.3, standard]);
});

it('[VALUATION-SCREENS-651] adds, renames and removes the scenario shown, each with a way back', () => {
  const { now, choose, edit, undo, shown, steps } = open();
  const change = (act_: (changes: ReturnType<typeof now>['scenario']['changes']) => void) => {
    act(() => {
      act_(now().scenario.changes);
    });
  };
  const names = () => now().model.body.scenarios.map(({ name }) => name);
  choose('optimistic');
  const optimistic = shown();
  change(({ add }) => {
    add('Bull');
  });
  expect([now().scenario.scenario?.name, shown()]).toEqual(['Bull', optimistic]);
  edit((edits) => {
    edits.set(margin, 0.4);
  });
  choose('optimistic');
  expect(shown()).toBe(optimistic);
  change(({ rename }) => {
    rename('Upside');
  });
  expect(names()).toEqual(['Cautious', 'Upside', 'Bull']);
  edit((edits) => {
    edits.set('beta', 1.1);
  });
  change(({ remove }) => {
    remove();
  });
  expect([now().scenario.scenario, ...names()]).toEqual([null, 'Cautious', 'Bull']);
  expect(steps()).toEqual([
    'Add scenario Bull',
    'Operating margin 2027 to 40.0% (Bull)',
    'Rename scenario Optimistic to Upside',
    'Beta to 1.10 (Upside)',
    'Remove scenario Upside',
  ]);
  undo();
  expect([now().scenario.scenario?.name, ...names()]).toEqual(['Upside', 'Cautious', 'Upside', 'Bull']);
  act(now().model.redo);
  expect(names()).toEqual(['Cautious', 'Bull']);
  for (let step = 0; step < 5; step += 1) undo();
  expect(now().model.body.scenarios).toEqual(exampleCompanyDocument().body.scenarios);
});

it('[VALUATION-SCREENS-435] tells the last edit that moved the scenario shown', () => {
  const { now, choose, edit } = open();
  const move = () => {
    const { model, scenario } = now();
    return lastMove(model.history, (body) => scenario.shownOf(body).assumptions)?.edit ?? null;
  };
  choose('optimistic');
  edit((edits) => {
    edits.set(margin, 0.4);
  });
  expect(move()).toBe('Operating margin 2027 to 40.0% (Optimistic)');
  choose('cautious');
  expect(move()).toBeNull();
  choose(null);
  expect(move()).toBeNull();
  edit((edits) => {
    edits.set('beta', 1.6);
  });
  choose('optimistic');
  expect(move()).toBe('Beta to 1.60');
});
