import type { UncertainInput } from '@finance-analyst/uncertainty';
import { settingOf, type AnalysisSettings } from './AnalysisSettings.js';
import type { OfferedInput } from './OfferedInput.js';
import { spreadDistribution } from './spreadDistribution.js';

/** The inputs as simulation and tornado take them: a change of all years, drawn from the spread. */
export const uncertainInputs = (
  included: readonly OfferedInput[],
  settings: AnalysisSettings,
): readonly UncertainInput[] =>
  included.map((input) => ({
    name: input.name,
    ...spreadDistribution(settingOf(settings, input).spread, input.first),
  }));
