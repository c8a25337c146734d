import { includedInputs, settingOf, type AnalysisSettings } from './AnalysisSettings.js';
import { isOwnSpread } from './isOwnSpread.js';
import type { OfferedInput } from './OfferedInput.js';

/** The varied inputs whose range is a convention: neither measured nor entered. */
export const conventionalInputs = (
  offered: readonly OfferedInput[],
  settings: AnalysisSettings,
): readonly OfferedInput[] =>
  includedInputs(offered, settings).filter(
    (input) => !input.isFromHistory && !isOwnSpread(settingOf(settings, input), input),
  );
