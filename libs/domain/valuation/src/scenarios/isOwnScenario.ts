import type { Scenario } from '@finance-analyst/documents';

/** The scenarios that a company's history proposes, by id, in their order, each with the name it starts with. */
export const proposedNames: Readonly<Record<string, string>> = {
  cautious: 'Cautious',
  optimistic: 'Optimistic',
};

/** Whether the analyst added a scenario, rather than the company's history. */
export const isOwnScenario = ({ id }: Pick<Scenario, 'id'>): boolean => !Object.hasOwn(proposedNames, id);
