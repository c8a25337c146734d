import {
  createEvaluator,
  type CompiledModel,
  type Evaluator,
  type Figure,
  type FigureRef,
  type InputValues,
} from '@finance-analyst/model-engine';

/** An input and the values it takes along one side of the grid. */
export interface SensitivityAxis {
  readonly input: string;
  readonly values: readonly number[];
}

/** Two inputs that vary together, and the figure that is read at each pair of their values. */
export interface SensitivityRequest {
  readonly rows: SensitivityAxis;
  readonly columns: SensitivityAxis;
  readonly output: FigureRef;
  /** Inputs set for the whole grid, such as the choice that makes a row's input count. */
  readonly fixed?: Readonly<Record<string, number | string>>;
  /** Other inputs that depend on both, at a pair of their values; none by default. */
  readonly following?: ((row: number, column: number) => InputValues) | undefined;
}

/**
 * The output for every pair of row and column values, `cells[row][column]`. The given evaluator is unchanged; an
 * input that is a series takes the value in every period.
 */
export function sensitivityGrid(
  evaluator: Evaluator,
  request: SensitivityRequest,
): readonly (readonly Figure[])[] {
  const { rows, columns, output, fixed = {}, following } = request;
  const trial = evaluator.fork();
  for (const [input, value] of Object.entries(fixed)) trial.set(input, value);
  const start = following ? trial.inputs() : {};
  return rows.values.map((row) => {
    trial.set(rows.input, row);
    return columns.values.map((column) => {
      if (following) {
        // Many inputs at once take less time as a whole than one after the other.
        const pair = { [rows.input]: row, [columns.input]: column };
        return outputAt(evaluator.model, { ...start, ...pair, ...following(row, column) }, output);
      }
      trial.set(columns.input, column);
      return trial.read(output.name, output.period);
    });
  });
}

function outputAt(model: CompiledModel, inputs: InputValues, { name, period }: FigureRef): Figure {
  const created = createEvaluator(model, inputs);
  return created.ok
    ? created.evaluator.read(name, period)
    : { ok: false, reason: created.problems.map(({ message }) => message).join(' ') };
}
