import { editLedger, readLedger, type Ledger, type LedgerState } from '@finance-analyst/portfolio';
import type { PlannedLine } from './PlannedLine.js';

export interface CheckedLines {
  readonly added: readonly PlannedLine[];
  readonly refused: readonly { readonly line: PlannedLine; readonly reason: string }[];
  /** With the rows of the lines that are added. */
  readonly ledger: Ledger;
  readonly state: LedgerState;
}

/** Adds lines to a ledger. A line of which one row is refused is refused as a whole. */
export function checkLines(before: Ledger, lines: readonly PlannedLine[]): CheckedLines {
  let added = lines;
  let ledger = editLedger(before, { put: lines.flatMap(({ rows }) => rows) });
  let state = readLedger(ledger);
  const refused: { readonly line: PlannedLine; readonly reason: string }[] = [];
  for (;;) {
    const reasons = new Map(state.refused.map(({ id, reason }) => [id, reason]));
    const reasonOf = ({ rows }: PlannedLine): string | undefined =>
      rows.map(({ id }) => reasons.get(id)).find((reason) => reason !== undefined);
    const leaving = added.flatMap((line) => {
      const reason = reasonOf(line);
      return reason === undefined ? [] : [{ line, reason }];
    });
    if (leaving.length === 0) return { added, refused, ledger, state };
    refused.push(...leaving);
    const left = new Set(leaving.map(({ line }) => line));
    added = added.filter((line) => !left.has(line));
    // What a line had besides its refused row was part of the state, so the others are checked again without it.
    ledger = editLedger(ledger, { remove: leaving.flatMap(({ line }) => line.rows.map(({ id }) => id)) });
    state = readLedger(ledger);
  }
}
