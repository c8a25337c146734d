import type { ValuationModelBody } from '@finance-analyst/documents';
import { methodViewOf } from '../method/methodViewOf.js';

/** Whether the choices of a model let an input count. */
export function isInUse(input: string, { assumptions, template }: ValuationModelBody): boolean {
  const when = methodViewOf(template)
    .assumptionGroups.flatMap(({ fields }) => fields)
    .find((field) => field.input === input)?.when;
  const choice = when && assumptions.find((row) => row.input === when.input)?.value;
  return choice === undefined || choice === when?.is;
}
