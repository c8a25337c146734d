import type { Evaluator, Figure, FigureRef, InputFigure, InputValues } from '@finance-analyst/model-engine';

/** An input and the values it takes along one side of the grid. */
export interface SensitivityAxis {
  readonly input: string;
  readonly values: readonly number[];
}

export interface SensitivityRequest {
  readonly rows: SensitivityAxis;
  readonly columns: SensitivityAxis;
  readonly output: FigureRef;
  /** Inputs set for the whole grid, such as the choice that makes a row's input count. */
  readonly fixed?: Readonly<Record<string, number | string>>;
  /** Other inputs that depend on both, at a pair of their values, the same inputs for each; none by default. */
  readonly following?: (row: number, column: number) => InputValues;
}

/**
 * The output for every pair of row and column values, `cells[row][column]`. The given evaluator is unchanged; an
 * input that is a series takes the value in every period.
 */
export function sensitivityGrid(
  evaluator: Evaluator,
  { rows, columns, output, fixed = {}, following }: SensitivityRequest,
): readonly (readonly Figure[])[] {
  const trial = evaluator.fork();
  const set = changeSetter(trial);
  set(fixed);
  return rows.values.map((row) =>
    columns.values.map((column) => {
      set({ [rows.input]: row, [columns.input]: column, ...following?.(row, column) });
      return trial.read(output.name, output.period);
    }),
  );
}

/** Sets inputs, each figure only if it is not set to that already: what depends on one is computed each time. */
function changeSetter(trial: Evaluator): (inputs: InputValues) => void {
  const done = new Map<string, unknown>();
  const setOne = (input: string, value: InputFigure | null, period?: number): void => {
    const key = `${input}@${period ?? ''}`;
    if (done.has(key) && Object.is(done.get(key), value)) return;
    done.set(key, value);
    trial.set(input, value, period);
  };
  return (inputs) => {
    for (const [input, value] of Object.entries(inputs)) {
      if (typeof value === 'object') value.forEach((each, index) => setOne(input, each, index + 1));
      else setOne(input, value);
    }
  };
}
