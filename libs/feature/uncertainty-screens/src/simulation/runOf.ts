import { engineVersion } from '@finance-analyst/model-engine';
import { methodVersion, type SimulationRun } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import { correlationMatrix, type AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { outputName } from '../inputs/offeredInputs.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { uncertainInputs } from '../inputs/uncertainInputs.js';

/** The template of a model, as a run names it. */
export const templateOf = ({ template: { id, version, hash } }: Valuation['body']): string =>
  `${id} ${version} ${hash}`;

/** Enough to measure a standard error between them within about a ninth; each number of paths divides evenly. */
export const designs = 40;

/** The record of a simulation: all that its figures depend on. */
export function runOf(
  { body, evaluator }: Pick<Valuation, 'body' | 'evaluator'>,
  included: readonly OfferedInput[],
  settings: AnalysisSettings,
): SimulationRun {
  const correlations = correlationMatrix(included, settings);
  return {
    seed: settings.seed,
    paths: settings.paths,
    methodVersion,
    sampling: settings.sampling === 'plain' ? { kind: 'plain' } : { kind: settings.sampling, designs },
    template: templateOf(body),
    engineVersion,
    inputs: evaluator.inputs(),
    output: { name: outputName },
    variables: uncertainInputs(included, settings),
    ...(correlations ? { correlations } : {}),
  };
}
