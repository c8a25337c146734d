import type { FigureResult } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import { evaluateGrid, type GridAxis } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import { settingOf, type AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { outputName } from '../inputs/offeredInputs.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { changeAt, highEnd, lowEnd } from '../inputs/spreadDistribution.js';
import { isDistribution } from '../inputs/spreadProblem.js';

/** The value per share for changes of two inputs. */
export interface TwoWayGrid {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly cells: readonly (readonly FigureResult[])[];
}

/** On each side of the base. */
const steps = 2;

/** Changes in equal steps from the 10th percentile to the base, and from there to the 90th. */
export function changesOf(input: OfferedInput, settings: AnalysisSettings): readonly number[] {
  const { spread } = settingOf(settings, input);
  const [low, high] = [changeAt(spread, input.first, lowEnd), changeAt(spread, input.first, highEnd)];
  const share = (size: number, step: number): number => Number(((size * step) / steps).toPrecision(12));
  return [
    ...[steps, 1].map((step) => -share(Math.abs(Math.min(low, 0)), step) + 0),
    0,
    ...[1, steps].map((step) => share(Math.max(high, 0), step)),
  ];
}

/** The 10th percentile of a third input, its base and its 90th percentile, as far as they differ. */
export const levelsOf = (input: OfferedInput, settings: AnalysisSettings): readonly number[] => {
  const changes = changesOf(input, settings);
  return [...new Set([changes[0] ?? 0, 0, changes.at(-1) ?? 0])];
};

/** A two-way grid with a third input at one change from its base. */
export interface GridAtLevel {
  readonly level: number;
  readonly grid: TwoWayGrid;
}

export type GridsResult =
  | Result<readonly GridAtLevel[]>
  /** The settings of this input do not define a distribution, so it has no changes to show. */
  | { readonly ok: false; readonly reason: null; readonly faulty: OfferedInput };

/** The value per share for every pair of changes at each level of a third input, in one batch; without one, at base. */
export function gridsFor(
  { model, evaluator }: Pick<Valuation, 'model' | 'evaluator'>,
  [row, column, third]: readonly [OfferedInput, OfferedInput, OfferedInput | null],
  settings: AnalysisSettings,
): GridsResult {
  const faulty = [row, column, third].find(
    (input) => input && !isDistribution(settingOf(settings, input).spread, input),
  );
  if (faulty) return { ok: false, reason: null, faulty };
  const [rows, columns] = [changesOf(row, settings), changesOf(column, settings)];
  const levels = third ? levelsOf(third, settings) : [0];
  const axisOf = ({ name }: OfferedInput, changes: readonly number[]): GridAxis => {
    const input = model.inputs.find((each) => each.name === name);
    if (input?.shape !== 'series')
      return { name, values: changes.map((change) => evaluator.number(name) + change) };
    // All years move together, so the years after the first follow it.
    const years = Array.from(
      { length: input.lastPeriod - input.firstPeriod + 1 },
      (_, at) => input.firstPeriod + at,
    ).map((period) => ({
      name,
      period,
      values: changes.map((change) => evaluator.number(name, period) + change),
    }));
    const [first, ...following] = years;
    return first ? { ...first, following } : { name, values: [] };
  };
  const computed = evaluateGrid(model, {
    inputs: evaluator.inputs(),
    output: { name: outputName },
    axes: [...(third ? [axisOf(third, levels)] : []), axisOf(row, rows), axisOf(column, columns)],
  });
  if (!computed.ok) return computed;
  const { outputs, failureCodes, reasons } = computed.value;
  const grids = levels.map((level, k): GridAtLevel => {
    const cells = rows.map((_, i) =>
      columns.map((__, j): FigureResult => {
        const cell = (k * rows.length + i) * columns.length + j;
        const code = failureCodes[cell] ?? 0;
        return code === 0
          ? { ok: true, value: outputs[cell] ?? Number.NaN }
          : { ok: false, reason: reasons[code - 1]?.reason ?? '' };
      }),
    );
    return { level, grid: { rows, columns, cells } };
  });
  return { ok: true, value: grids };
}
