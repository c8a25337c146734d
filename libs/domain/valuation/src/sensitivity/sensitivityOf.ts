import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import type { Figure } from '@finance-analyst/model-engine';
import { axisAround } from './axisAround.js';
import { sensitivityGrid, type SensitivityRequest } from './sensitivityGrid.js';
import { type DiscountedAnswers, noRate, type TerminalAssumption } from '../templates/AnswerNames.js';
import { evaluateValuation } from '../saved-model/evaluateValuation.js';
import { reasonOfStep, type Stepped } from '../saved-model/reasonOfStep.js';
import { withInputs } from '../saved-model/withInputs.js';
import { followDefaults } from '../editing/followDefaults.js';
import { modelInputs } from '../saved-model/modelInputs.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import type { Valuation } from '../saved-model/Valuation.js';

/** Values on each side of the grid. */
const sideLength = 5;
const rateStep = 0.005;

export type SensitivityResult =
  | {
      readonly ok: true;
      readonly rows: readonly number[];
      readonly columns: readonly number[];
      readonly cells: readonly (readonly Figure[])[];
      /** The input that the columns vary. */
      readonly column: string;
      /** The cell of the model as it is, by index; at the side where an assumption is near its limit. */
      readonly base: { readonly row: number; readonly column: number };
    }
  | { readonly ok: false; readonly reason: string };

/** Value per share by the rate that discounts and a terminal assumption, such as growth or the exit multiple. */
export const sensitivityOf = memoizeByValuation((valuation): SensitivityResult => {
  const { evaluator, method, rows } = valuation;
  const { answers } = method;
  if (answers.rate === null) return { ok: false, reason: noRate };
  const { rate: rateLine, givenRate } = answers;
  const rate = evaluator.read(rateLine);
  if (!rate.ok) return { ok: false, reason: rate.reason };
  const terminal = terminalAssumption(valuation);
  const centre = terminal && rows.get(terminal.input)?.value;
  if (!terminal || typeof centre !== 'number')
    return { ok: false, reason: 'The model has no terminal assumption.' };
  const { input } = terminal;
  const rates = axisAround(rate.value, rateStep, sideLength);
  const columns = axisAround(centre, terminal.step, sideLength, terminal.limits);
  const cells = sensitivityGrid(evaluator, {
    rows: { input: givenRate.input, values: rates },
    columns: { input, values: columns },
    output: { name: 'value_per_share' },
    fixed: givenRate.choices,
    following: followingOf(valuation, givenRate, input),
  });
  const base = { row: rates.indexOf(rate.value), column: columns.indexOf(centre) };
  const value = evaluator.read('value_per_share');
  if (!value.ok && cells.flat().every((cell) => !cell.ok)) return { ok: false, reason: value.reason };
  return { ok: true, rows: rates, columns, cells, column: input, base };
});

/** The cells at most one step of either assumption from the model as it is. */
export const cellsNearBase = ({ cells, base }: Extract<SensitivityResult, { ok: true }>): readonly Figure[] =>
  cells
    .slice(Math.max(base.row - 1, 0), base.row + 2)
    .flatMap((row) => row.slice(Math.max(base.column - 1, 0), base.column + 2));

const terminalAssumption = ({ method, rows }: Valuation): TerminalAssumption | undefined =>
  method.answers.terminalAssumptions.find(({ when }) => !when || rows.get(when.input)?.value === when.is);

/** The model with a rate and the terminal assumption of that name entered, and the inputs that count and follow both. */
function entering(
  { body, fundamentals, method }: Valuation,
  { input: rate, choices, components }: DiscountedAnswers['givenRate'],
  terminal: string,
) {
  // An entry in a scenario changes no default of the model.
  const isFollowed = !body.assumptions.some(isOfScenario);
  const settled = new Set([rate, terminal, ...components]);
  const chosen = { ...modelInputs(body), ...choices };
  const derivedDefaults = isFollowed
    ? method.derivedDefaults.filter(
        ({ input, followsNoInput, isInUse }) =>
          followsNoInput !== true && !settled.has(input) && (isInUse?.(chosen) ?? true),
      )
    : [];
  const follow = isFollowed
    ? followDefaults(body, fundamentals, method, { derivedDefaults })
    : (after: ValuationModelBody) => after;
  return {
    isFollowed,
    derivedDefaults,
    bodyAt: (rateValue: number, terminalValue: number): ValuationModelBody =>
      follow(withEntries(body, { ...choices, [rate]: rateValue, [terminal]: terminalValue })),
  };
}

/** The values of the inputs that follow a rate and the terminal assumption of that name; none where nothing follows. */
function followingOf(...model: Parameters<typeof entering>): SensitivityRequest['following'] {
  const { isFollowed, derivedDefaults, bodyAt } = entering(...model);
  if (!isFollowed) return undefined;
  return (rateValue, terminalValue) => {
    const inputs = modelInputs(bodyAt(rateValue, terminalValue));
    return Object.fromEntries(
      derivedDefaults.flatMap(({ input }) => (inputs[input] === undefined ? [] : [[input, inputs[input]]])),
    );
  };
}

/** The model of a cell of its sensitivity, whose rows of the two assumptions say so; null for a cell outside the grid. */
export function modelOfCell(
  valuation: Valuation,
  { row, column }: { readonly row: number; readonly column: number },
): Valuation | null {
  const { method, fundamentals } = valuation;
  const { answers } = method;
  const grid = sensitivityOf(valuation);
  if (answers.rate === null || !grid.ok) return null;
  const { givenRate } = answers;
  const [rate, terminal] = [grid.rows[row], grid.columns[column]];
  if (rate === undefined || terminal === undefined) return null;
  const entered = evaluateValuation(
    entering(valuation, givenRate, grid.column).bodyAt(rate, terminal),
    fundamentals,
  );
  if (!entered.ok) return null;
  const { evaluator } = valuation;
  const moved = (of: Valuation, input: string, line: string, value: number): Valuation => {
    const own = evaluator.number(line);
    const by = value - own;
    return withInputs(
      of,
      { [input]: value },
      reasonOfStep({ ...wordsOf(valuation, line), own, by, isOfGrid: true }),
    );
  };
  const chosen = withInputs(entered.valuation, givenRate.choices, 'Set by the sensitivity.');
  const rated = moved(chosen, givenRate.input, answers.rate, rate);
  return moved(rated, grid.column, grid.column, terminal);
}

/** What a line or input of a model is called, and whether it is a rate rather than a multiple. */
export function wordsOf({ model }: Valuation, name: string): Pick<Stepped, 'label' | 'isRate'> {
  const item = model.itemByName.get(name);
  return { label: item?.label ?? name, isRate: item?.unit.kind === 'rate' };
}

/** Whether a row is seen in a scenario that sets it. */
const isOfScenario = ({ isScenarioDefault, resetsTo }: AssumptionRow): boolean =>
  isScenarioDefault === true || resetsTo !== undefined;

/** Entries stay whatever follows, also one that equals a default. */
const withEntries = (
  body: ValuationModelBody,
  values: Readonly<Record<string, number | string>>,
): ValuationModelBody => ({
  ...body,
  assumptions: body.assumptions.map((row) => {
    const value = values[row.id];
    return value === undefined ? row : { ...row, value, edited: true };
  }),
});
