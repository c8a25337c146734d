import {
  createDocument,
  simulatedModelOf,
  type ValuationModelDocument,
  type SimulationRunDocument,
  type StoredSimulationResult,
} from '@finance-analyst/documents';
import type { SimulationSummary } from '@finance-analyst/uncertainty';
import type { AskedRun } from '../simulation/useSimulation.js';

/** What is stored of a result: the figures without the charts, which a repetition draws again. */
export function resultOf({ checksum, paths, failed, statistics }: SimulationSummary): StoredSimulationResult {
  if (!statistics.ok) return { checksum, paths, failed, statistics: null };
  const { mean, standardDeviation, percentiles, loss, isConverged } = statistics.value;
  return {
    checksum,
    paths,
    failed,
    statistics: {
      mean: { value: mean.value, standardError: mean.standardError },
      standardDeviation,
      percentiles: percentiles.map(({ probability, value, standardError }) => ({
        probability,
        value,
        standardError,
      })),
      loss: loss
        ? {
            value: loss.value,
            standardError: loss.standardError,
            lowest: loss.lowest,
            highest: loss.highest,
          }
        : null,
      isConverged: isConverged ?? null,
    },
  };
}

/** A finished simulation as a document. */
export function runDocumentOf({
  id,
  title,
  now,
  model,
  shown: { run, options, settings },
  summary,
}: {
  readonly id: string;
  readonly title: string;
  readonly now: string;
  readonly model: ValuationModelDocument;
  readonly shown: Omit<AskedRun, 'repeated'>;
  readonly summary: SimulationSummary;
}): SimulationRunDocument {
  return createDocument({
    kind: 'simulation-run',
    id,
    ownerId: model.ownerId,
    title,
    now,
    body: {
      ...simulatedModelOf(model),
      run,
      options,
      result: resultOf(summary),
      settings: { ...settings },
    },
  });
}
