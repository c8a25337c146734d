import type { FormulaItem } from '@finance-analyst/model-engine';
import { messages } from '../messages.js';

/** Rows below a heading of their own. */
export interface ModelSection {
  readonly heading: string;
  /** Positions of inputs, lines and values in the model. */
  readonly positions: readonly number[];
}

/**
 * The sections of the sheet of a model. What the text has in no section comes first, inputs before lines and values; then
 * come its sections, in its order, each with its inputs where they are used.
 */
export function modelSections(items: readonly FormulaItem[]): readonly ModelSection[] {
  const { inputs, calculation } = messages.sections;
  const rows = items.flatMap(({ kind, section }, position) =>
    kind === 'check' ? [] : [{ kind, section, position }],
  );
  const positionsOf = (isIn: (row: (typeof rows)[number]) => boolean): readonly number[] =>
    rows.filter(isIn).map(({ position }) => position);
  const titles = new Set(rows.flatMap(({ section }) => section ?? []));
  return [
    {
      heading: inputs,
      positions: positionsOf(({ kind, section }) => section === undefined && kind === 'input'),
    },
    {
      heading: calculation,
      positions: positionsOf(({ kind, section }) => section === undefined && kind === 'line'),
    },
    ...[...titles].map((title) => ({
      heading: title,
      positions: positionsOf(({ section }) => section === title),
    })),
  ].filter(({ positions }) => positions.length > 0);
}
