import type { AssumptionField } from './AssumptionField.js';

/** The inputs of a panel. */
export interface AssumptionGroup {
  readonly id: 'cost-of-capital' | 'terminal' | 'bridge';
  readonly title: string;
  readonly fields: readonly AssumptionField[];
}
