import type { AssumptionRow } from '@finance-analyst/documents';

/** Whether the analyst set the value of a row, rather than the scenario that the row is seen in by its default. */
export const isOwnEdit = ({ edited, isScenarioDefault }: AssumptionRow): boolean =>
  edited && isScenarioDefault !== true;
