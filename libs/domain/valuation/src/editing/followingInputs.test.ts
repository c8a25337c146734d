import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import { describe, expect, it } from 'vitest';
import { entriesFor } from '../testing/entriesFor.js';
import { exampleCompanyModel, valuationOf } from '../testing/exampleCompanyModel.js';
import { exampleLandlordModel } from '../testing/exampleLandlord.js';
import { exampleModels } from '../testing/exampleModels.js';
import { fundamentalsOf } from '../testing/exampleModel.js';
import { modelInputs } from '../saved-model/modelInputs.js';
import { setAssumption, setAssumptions } from './editAssumptions.js';
import { followingInputs } from './followingInputs.js';
import { followInputs } from './followInputs.js';

const following = (body: ValuationModelBody) => followingInputs(valuationOf(body));
const edit = (body: ValuationModelBody, edited: ValuationModelBody) =>
  followInputs(body, edited, fundamentalsOf({ body }));

/** Those that the model does not use with its choices. */
function idleInputs(body: ValuationModelBody): readonly string[] {
  const inputs = modelInputs(body);
  return valuationOf(body).method.derivedDefaults.flatMap(({ input, isInUse }) =>
    isInUse && !isInUse(inputs) ? [input] : [],
  );
}

/** The edits of an input: entries in its first row, in its last, and in all years at once. */
function editsOf(body: ValuationModelBody, input: string, most: number): readonly ValuationModelBody[] {
  const rows = body.assumptions.filter((row) => row.input === input);
  const groups = rows.length > 1 ? [rows.slice(0, 1), rows.slice(-1), rows] : [rows];
  return groups.flatMap((group) =>
    group.slice(0, 1).flatMap((first) =>
      entriesFor(body, first)
        .slice(0, most)
        .map((entry) => setAssumptions(body, new Map(group.map(({ id }) => [id, entry])))),
    ),
  );
}

const inputsOf = ({ assumptions }: ValuationModelBody): readonly string[] => [
  ...new Set(assumptions.map(({ input }) => input)),
];

/** The inputs that an edit of another one moves. */
function movedBy(body: ValuationModelBody, edited: ValuationModelBody, input: string): readonly string[] {
  const before = new Map(body.assumptions.map((row) => [row.id, row.value]));
  return edit(body, edited)
    .assumptions.filter((row) => row.input !== input && row.value !== before.get(row.id))
    .map((row) => row.input);
}

/** The model, and the model with each option of each of its choices. */
const withEachOption = (body: ValuationModelBody): readonly ValuationModelBody[] => [
  body,
  ...body.assumptions
    .filter(({ value, id }) => typeof value === 'string' && !/_date$|_end$/u.test(id))
    .flatMap((row) => entriesFor(body, row).map((entry) => edit(body, setAssumption(body, row.id, entry)))),
];

/** A driver follows in the years that are not set. */
const hasOtherRow = ({ assumptions }: ValuationModelBody, input: string): boolean =>
  assumptions.some((row) => row.input === input && !row.edited);

describe('followingInputs', () => {
  it.each(exampleModels)(
    '[VALUATION-392] names every input that an edit of another moves: %s',
    (_, model) => {
      for (const body of withEachOption(model)) {
        const named = new Set([...following(body), ...idleInputs(body)]);
        const most = body === model ? 4 : 1;
        const moved = inputsOf(body).flatMap((input) =>
          editsOf(body, input, most).flatMap((edited) => movedBy(body, edited, input)),
        );
        expect([...new Set(moved)].filter((input) => !named.has(input))).toEqual([]);
      }
    },
  );

  it.each(exampleModels)('[VALUATION-392] names none that the analyst set: %s', (_, body) => {
    for (const input of following(body)) {
      const row = body.assumptions.find((each) => each.input === input) as AssumptionRow;
      const set = edit(body, setAssumption(body, row.id, entriesFor(body, row)[0] ?? null));
      expect([input, following(set).includes(input)]).toEqual([input, hasOtherRow(set, input)]);
    }
  });

  it('[VALUATION-392] names those that follow other inputs, and none that the analyst set', () => {
    const { body } = exampleCompanyModel();
    expect(following(body)).toEqual(
      expect.arrayContaining(['terminal_growth', 'revenue_growth', 'debt_weight']),
    );
    expect(following(body)).not.toContain('operating_margin');
    expect(following(setAssumption(body, 'terminal_growth', 0.01))).not.toContain('terminal_growth');
    expect(following(exampleLandlordModel().body)).toEqual([]);
  });

  it('[VALUATION-392] names the rate only where it is in use', () => {
    const { body } = exampleCompanyModel();
    expect(following(body)).not.toContain('given_wacc');
    expect(following(setAssumption(body, 'wacc_method', 'given'))).toContain('given_wacc');
  });
});
