import type { Evaluator, Figure, FigureRef } from '@finance-analyst/model-engine';

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
}

/**
 * The output at every pair of row and column value, `cells[row][column]`. The evaluator given is left as it was; an
 * input that is a series takes the value in every period.
 */
export function sensitivityGrid(
  evaluator: Evaluator,
  { rows, columns, output, fixed = {} }: SensitivityRequest,
): readonly (readonly Figure[])[] {
  const trial = evaluator.fork();
  for (const [input, value] of Object.entries(fixed)) trial.set(input, value);
  return rows.values.map((rowValue) => {
    trial.set(rows.input, rowValue);
    return columns.values.map((columnValue) => {
      trial.set(columns.input, columnValue);
      return trial.read(output.name, output.period);
    });
  });
}
