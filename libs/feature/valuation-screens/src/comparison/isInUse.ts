import type { ValuationModelBody } from '@finance-analyst/documents';
import { isShown } from '../method/isShown.js';
import { methodViewOf } from '../method/methodViewOf.js';

/** Whether the choices of a model let an input count. */
export const isInUse = (input: string, { assumptions, template }: ValuationModelBody): boolean =>
  isShown(input, methodViewOf(template), (name) => assumptions.find((row) => row.input === name)?.value);
