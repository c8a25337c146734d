import type { CaseWeight } from '@finance-analyst/documents';
import type { ScenarioValue } from './scenariosOf.js';

/** The id of a case in the model's weights; the base has none of its own. */
export const caseKey = ({ id }: Pick<ScenarioValue, 'id'>): string => id ?? 'base';

const baseShare = 0.5;

/** The weight of each case: as entered, or half for the base and the rest in equal parts for the others. */
export function caseWeights(
  cases: readonly Pick<ScenarioValue, 'id'>[],
  entered: readonly CaseWeight[],
): readonly number[] {
  const others = cases.length - 1;
  return cases.map((each) => {
    const standard = others === 0 ? 1 : each.id === null ? baseShare : (1 - baseShare) / others;
    return entered.find(({ id }) => id === caseKey(each))?.weight ?? standard;
  });
}

/** The weights with one entered. */
export const withWeight = (entered: readonly CaseWeight[], given: CaseWeight): readonly CaseWeight[] =>
  entered.some(({ id }) => id === given.id)
    ? entered.map((each) => (each.id === given.id ? given : each))
    : [...entered, given];
