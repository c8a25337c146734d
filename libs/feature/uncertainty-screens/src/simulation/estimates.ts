import type { ChartTable } from '@finance-analyst/charts';
import type { FigureResult } from '@finance-analyst/figures';
import type { Estimate, SimulationStatistics, SimulationSummary } from '@finance-analyst/uncertainty';
import { messages } from '../messages.js';
import type { SimulationStage } from './simulate.js';

interface PerShare {
  readonly kind: 'per-share';
  readonly currency: string;
  readonly precision: number;
}

const figure = (value: number): FigureResult => ({ ok: true, value });

const errorOf = (standardError: number | null): FigureResult =>
  standardError === null ? { ok: false, reason: messages.notMeasured } : figure(standardError);

/** A percentile that the simulation reports; undefined if it does not. */
export const percentileIn = (
  { percentiles }: Pick<SimulationStatistics, 'percentiles'>,
  probability: number,
): Estimate | undefined => percentiles.find((each) => each.probability === probability);

/** Mean, percentiles and standard deviation with their standard errors. */
export function percentilesTable(
  { mean, percentiles, standardDeviation }: SimulationStatistics,
  format: PerShare,
): ChartTable {
  const row = (id: string, label: string, { value, standardError }: Estimate) => ({
    id,
    label,
    figures: [figure(value), errorOf(standardError)],
  });
  return {
    rowTitle: messages.statistic,
    columns: [
      { id: 'value', label: messages.valuePerShare, format },
      { id: 'error', label: messages.standardError, format },
    ],
    rows: [
      row('mean', messages.mean, mean),
      ...percentiles.map((each) =>
        row(String(each.probability), messages.percentile(each.probability), each),
      ),
      row('deviation', messages.standardDeviation, { value: standardDeviation, standardError: null }),
    ],
  };
}

const followed = [0.1, 0.5, 0.9] as const;

/** Mean and percentiles after ever more paths. */
export function convergenceTable(
  stages: readonly SimulationStage[],
  format: PerShare,
  writeCount: (paths: number) => string,
): ChartTable {
  const estimatesOf = ({ statistics }: SimulationSummary): readonly (Estimate | undefined)[] =>
    statistics.ok
      ? [statistics.value.mean, ...followed.map((probability) => percentileIn(statistics.value, probability))]
      : [undefined, ...followed.map(() => undefined)];
  return {
    rowTitle: messages.paths,
    columns: [messages.mean, ...followed.map((probability) => messages.percentile(probability))].flatMap(
      (label) => [
        { id: label, label, format },
        { id: `${label} error`, label: messages.errorOf(label), format },
      ],
    ),
    rows: stages.map(({ paths, summary }) => ({
      id: String(paths),
      label: writeCount(paths),
      figures: estimatesOf(summary).flatMap((estimate) =>
        estimate
          ? [figure(estimate.value), errorOf(estimate.standardError)]
          : [
              { ok: false as const, reason: messages.noStatistics },
              { ok: false as const, reason: messages.noStatistics },
            ],
      ),
    })),
  };
}
