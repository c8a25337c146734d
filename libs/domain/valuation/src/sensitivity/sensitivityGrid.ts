import type { Evaluator, Figure, FigureRef, InputValues } from '@finance-analyst/model-engine';

/** An input and the values it takes along one side of the grid. */
export interface SensitivityAxis {
  readonly input: string;
  readonly values: readonly number[];
  /** Other inputs that depend on it, at one of its values; none by default. */
  readonly following?: (value: number) => InputValues;
}

export interface SensitivityRequest {
  readonly rows: SensitivityAxis;
  readonly columns: SensitivityAxis;
  readonly output: FigureRef;
  /** Inputs set for the whole grid, such as the choice that makes a row's input count. */
  readonly fixed?: Readonly<Record<string, number | string>>;
}

/**
 * The output for every pair of row and column values, `cells[row][column]`. The given evaluator is unchanged; an
 * input that is a series takes the value in every period.
 */
export function sensitivityGrid(
  evaluator: Evaluator,
  { rows, columns, output, fixed = {} }: SensitivityRequest,
): readonly (readonly Figure[])[] {
  const trial = evaluator.fork();
  const setAll = (inputs: InputValues): void => {
    for (const [input, value] of Object.entries(inputs)) {
      if (typeof value === 'object') value.forEach((each, index) => trial.set(input, each, index + 1));
      else trial.set(input, value);
    }
  };
  const inputsAt = ({ input, values, following }: SensitivityAxis): readonly InputValues[] =>
    values.map((value) => ({ [input]: value, ...following?.(value) }));
  const columnInputs = inputsAt(columns);
  setAll(fixed);
  return inputsAt(rows).map((rowInputs) => {
    setAll(rowInputs);
    return columnInputs.map((inputs) => {
      setAll(inputs);
      return trial.read(output.name, output.period);
    });
  });
}
