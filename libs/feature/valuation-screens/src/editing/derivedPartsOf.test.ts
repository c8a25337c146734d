// @vitest-environment node
import { loadDocumentForms, type ValuationModelDocument } from '@finance-analyst/documents';
import {
  addScenario,
  derivedPartsOf,
  editInScenario,
  followInputs,
  inScenario,
  renameScenario,
  setAssumption,
} from '@finance-analyst/valuation';
import { createDocumentSession } from '@finance-analyst/workspace';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleCompany, exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { workspaceInMemory } from '../testing/exampleSaving.js';

const fundamentals = exampleFundamentals();
const base: ValuationModelDocument = { ...exampleDocument(), baseRevision: 1 };

const edited = (changes: Readonly<Record<string, number>>): ValuationModelDocument['body'] =>
  Object.entries(changes).reduce(
    (body, [id, value]) => followInputs(body, setAssumption(body, id, value), fundamentals),
    base.body,
  );

/** A session of the edits `mine`, opened after `theirs` was saved as version 2. */
const merged = (mine: Readonly<Record<string, number>>, theirs: Readonly<Record<string, number>>) =>
  createDocumentSession({
    workspace: workspaceInMemory(),
    opened: {
      document: { ...base, body: edited(mine) },
      draft: { documentId: base.id, writer: 'a tab', savedAt: '2026-11-20T22:30:00.000Z' },
      saved: { ...base, body: edited(theirs), baseRevision: 2 },
      base,
    },
    derived: derivedPartsOf(base, fundamentals),
    nowMs: () => 0,
  });

beforeAll(() => loadDocumentForms('valuation-model'));

type Session = ReturnType<typeof merged>;
const rowOf = (session: Session, input: string) =>
  session.state().history.present.body.assumptions.find((row) => row.input === input);
const sidesIn = (session: Session) => session.state().merged?.conflicts.map(({ side }) => side);

it('[VALUATION-SCREENS-250] takes their rate without their reason, which is of other inputs than those here', () => {
  const session = merged({ risk_free_rate: 0.06, cost_of_debt: 0.08 }, { beta: 0.7, cost_of_debt: 0.09 });
  const reason = rowOf(session, 'cost_of_debt')?.reason;
  const [settled, ...more] = session.state().merged?.conflicts ?? [];
  if (!settled) throw new Error('There is no conflict.');
  expect([more, sidesIn(session)]).toEqual([[], ['mine']]);
  expect(reason).not.toEqual(base.body.assumptions.find(({ input }) => input === 'cost_of_debt')?.reason);
  session.settle(settled.conflict, 'theirs', 'Cost of debt to 9.0%');
  expect(rowOf(session, 'cost_of_debt')).toMatchObject({ value: 0.09, edited: true, reason });
  expect(sidesIn(session)).toEqual(['theirs']);
  session.undo();
  expect(rowOf(session, 'cost_of_debt')).toMatchObject({ value: 0.08, edited: true, reason });
  expect(sidesIn(session)).toEqual(['mine']);
});

it('[VALUATION-SCREENS-250] shows no conflict where both set the same rate over different defaults', () => {
  const session = merged({ risk_free_rate: 0.06, cost_of_debt: 0.08 }, { beta: 0.7, cost_of_debt: 0.08 });
  expect(sidesIn(session)).toEqual([]);
  expect(rowOf(session, 'beta')?.value).toBe(0.7);
});

describe('scenarios of two tabs', () => {
  const company = exampleCompany();
  const opened: ValuationModelDocument = { ...exampleCompanyDocument(), baseRevision: 1 };
  type Change = (body: ValuationModelDocument['body']) => ValuationModelDocument['body'];
  const changed = (change: Change) => followInputs(opened.body, change(opened.body), company);
  const sides = (mine: Change, theirs: Change) =>
    createDocumentSession({
      workspace: workspaceInMemory(),
      opened: {
        document: { ...opened, body: changed(mine) },
        draft: { documentId: opened.id, writer: 'a tab', savedAt: '2026-11-20T22:30:00.000Z' },
        saved: { ...opened, body: changed(theirs), baseRevision: 2 },
        base: opened,
      },
      derived: derivedPartsOf(opened, company),
      nowMs: () => 0,
    });
  const inCautious =
    (id: string, value: number): Change =>
    (body) =>
      editInScenario(body, 'cautious', (seen) => setAssumption(seen, id, value));
  const margin = 'operating_margin@2026-12-31';

  it('[VALUATION-SCREENS-412] are no conflict where nobody edited them, and follow what was merged', () => {
    const session = sides(
      (body) => setAssumption(body, 'risk_free_rate', 0.02),
      (body) => setAssumption(body, 'risk_free_rate', 0.022),
    );
    const conflicts = session.state().merged?.conflicts ?? [];
    expect(conflicts.map(({ conflict }) => conflict.path.at(-1))).toEqual(['risk_free_rate']);
    const { body } = session.state().history.present;
    expect(followInputs(opened.body, body, company).scenarios).toEqual(body.scenarios);
    expect(body.scenarios).not.toEqual(opened.body.scenarios);
  });

  it('[VALUATION-SCREENS-652] are one where both renamed the same, and none where one did', () => {
    const named =
      (name: string): Change =>
      (body) =>
        renameScenario(body, 'cautious', name);
    const nameIn = (session: ReturnType<typeof sides>) =>
      session.state().history.present.body.scenarios.find(({ id }) => id === 'cautious')?.name;
    expect(sidesIn(sides(named('Downside'), named('Bear')))).toEqual(['mine']);
    const session = sides((body) => setAssumption(body, 'risk_free_rate', 0.02), named('Bear'));
    expect([nameIn(session), sidesIn(session)]).toEqual(['Bear', []]);
  });

  it('[VALUATION-SCREENS-652] are merged where both added one', () => {
    const adding =
      (name: string): Change =>
      (body) =>
        addScenario(body, { id: name, name, of: null });
    const session = sides(adding('Bear'), adding('Bull'));
    const names = session.state().history.present.body.scenarios.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Bear', 'Bull', 'Cautious', 'Optimistic']);
    expect(sidesIn(session)).toEqual([]);
  });

  it('[VALUATION-SCREENS-412] are one where both edited the same figure, and keep an edit of either', () => {
    expect(sidesIn(sides(inCautious(margin, 0.11), inCautious(margin, 0.12)))).toEqual(['mine']);
    const session = sides(inCautious(margin, 0.11), inCautious('beta', 1.4));
    const { body } = session.state().history.present;
    const seen = inScenario(body, 'cautious').assumptions;
    expect(sidesIn(session)).toEqual([]);
    expect(seen.find(({ id }) => id === margin)?.value).toBe(0.11);
    expect(seen.find(({ id }) => id === 'beta')?.value).toBe(1.4);
  });
});
