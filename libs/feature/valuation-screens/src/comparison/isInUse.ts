import type { ValuationModelBody } from '@finance-analyst/documents';
import { assumptionGroups, type AssumptionField } from '../assumptions/assumptionGroups.js';

const conditions: ReadonlyMap<string, AssumptionField['when']> = new Map(
  assumptionGroups.flatMap(({ fields }) => fields.map(({ input, when }) => [input, when] as const)),
);

/** Whether the choices of a model let an input count. */
export function isInUse(input: string, { assumptions }: ValuationModelBody): boolean {
  const when = conditions.get(input);
  const choice = when && assumptions.find((row) => row.input === when.input)?.value;
  return choice === undefined || choice === when?.is;
}
