import type { LinesOutcome } from '../file/Outcome.js';

/** The line at which a file stops being well-formed, refused. */
export const damagedLines = (
  damage: { readonly line: number; readonly text: string } | null,
): readonly LinesOutcome[] =>
  damage
    ? [
        {
          lines: [{ line: damage.line, cells: [damage.text] }],
          outcome: { refused: 'The file is damaged here. Nothing is read from this line on.' },
        },
      ]
    : [];
