import type { InputDefinition } from '@finance-analyst/model-engine';

/** The figures that a choice or a flag can have: 0 up to this number less 1. Null where an input takes any figure. */
export const optionCountOf = ({ options, unit }: InputDefinition): number | null =>
  options?.length ?? (unit.kind === 'flag' ? 2 : null);

/** Why an input cannot have a figure, or null. */
export function figureProblem(input: InputDefinition, figure: number): string | null {
  const count = optionCountOf(input);
  if (count === null) return Number.isFinite(figure) ? null : `${input.label} takes finite numbers.`;
  return Number.isInteger(figure) && figure >= 0 && figure < count
    ? null
    : `${input.label} is a choice: its figures are the positions 0 to ${count - 1} of its options.`;
}
