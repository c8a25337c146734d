// @vitest-environment node
import { loadDocumentForms, type AnalystDocument } from '@finance-analyst/documents';
import { followInputs, setAssumption } from '@finance-analyst/valuation';
import { createDocumentSession } from '@finance-analyst/workspace';
import { beforeAll, expect, it } from 'vitest';
import { exampleDocument, exampleFundamentals } from '../testing/exampleModel.js';
import { workspaceInMemory } from '../testing/exampleSaving.js';
import { derivedPartsOf } from './derivedPartsOf.js';

const fundamentals = exampleFundamentals();
const base: AnalystDocument = { ...exampleDocument(), baseRevision: 1 };

const edited = (changes: Readonly<Record<string, number>>): AnalystDocument['body'] =>
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
