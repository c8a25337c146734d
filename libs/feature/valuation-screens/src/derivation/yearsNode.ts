import { computedNode } from './computedNode.js';
import type { DerivationNode } from './DerivationNode.js';
import { messages } from './messages.js';
import type { Writing } from './Writing.js';

/** Exponents have four places: a value per share to the cent needs them. */
export const yearsFormat = { kind: 'number', precision: 4 } as const;

/** The years between two ISO days, in actual days over 365. */
export const yearsNode = (
  key: string,
  { formatDate }: Writing['formatting'],
  { from, to, years }: { readonly from: string; readonly to: string; readonly years: number },
): DerivationNode =>
  computedNode(
    `${key}/years`,
    messages.yearsBetween(formatDate(from), formatDate(to)),
    messages.yearsFormula,
    { ok: true, value: years },
    yearsFormat,
  );
