import type { Result } from '@finance-analyst/foundation';
import { tornadoOf, type Tornado } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { outputName } from '../inputs/offeredInputs.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { highEnd, lowEnd } from '../inputs/spreadDistribution.js';
import { uncertainInputs } from '../inputs/uncertainInputs.js';

/** The value per share with each input at the 10th and the 90th percentile of its range. */
export const tornadoFor = (
  { model, evaluator }: Pick<Valuation, 'model' | 'evaluator'>,
  included: readonly OfferedInput[],
  settings: AnalysisSettings,
): Result<Tornado> =>
  tornadoOf(model, {
    inputs: evaluator.inputs(),
    output: { name: outputName },
    variables: uncertainInputs(included, settings),
    low: lowEnd,
    high: highEnd,
  });
