import type { ScenarioValue } from '@finance-analyst/valuation';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';

/** The key of a case in the settings; the base has no id. */
export const caseKey = ({ id }: Pick<ScenarioValue, 'id'>): string => id ?? '';

const baseShare = 0.5;

/** The weight of each case: as entered, or half for the base and the rest in equal parts for the others. */
export function caseWeights(
  cases: readonly ScenarioValue[],
  { weights }: Pick<AnalysisSettings, 'weights'>,
): readonly number[] {
  const others = cases.length - 1;
  return cases.map((each) => {
    const standard = others === 0 ? 1 : each.id === null ? baseShare : (1 - baseShare) / others;
    return weights[caseKey(each)] ?? standard;
  });
}
