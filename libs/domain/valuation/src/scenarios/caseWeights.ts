import type { CaseWeight } from '@finance-analyst/documents';
import { isOwnScenario } from './isOwnScenario.js';
import type { ScenarioValue } from './scenariosOf.js';

/** The id of a case in the model's weights; the base has none of its own. */
export const caseKey = ({ id }: Pick<ScenarioValue, 'id'>): string => id ?? 'base';

const baseShare = 0.5;

/**
 * The weight of each case: as entered, or by default half for the base, the rest in equal parts for the scenarios from the
 * company's history, and 0 for those that the analyst added. The default weights total 1.
 */
export function caseWeights(
  cases: readonly Pick<ScenarioValue, 'id'>[],
  entered: readonly CaseWeight[],
): readonly number[] {
  const isProposed = ({ id }: Pick<ScenarioValue, 'id'>): boolean => id !== null && !isOwnScenario({ id });
  const proposed = cases.filter(isProposed).length;
  return cases.map((each) => {
    const ofBase = proposed === 0 ? 1 : baseShare;
    const standard = each.id === null ? ofBase : isProposed(each) ? (1 - baseShare) / proposed : 0;
    return entered.find(({ id }) => id === caseKey(each))?.weight ?? standard;
  });
}

/** The weights with one entered. */
export const withWeight = (entered: readonly CaseWeight[], given: CaseWeight): readonly CaseWeight[] =>
  entered.some(({ id }) => id === given.id)
    ? entered.map((each) => (each.id === given.id ? given : each))
    : [...entered, given];
