import type { Closing } from '../file/Closing.js';
import type { LinesOutcome } from '../file/Outcome.js';
import type { FormatHints } from '../format/FormatHints.js';
import { normalizeHeader } from '../table/normalizeHeader.js';
import type { Table } from '../table/Table.js';
import type { Layout } from './Layout.js';

interface CsvLayout {
  readonly id: string;
  readonly name: string;
  readonly hints: FormatHints;
  /** Normalized headings that a file of this layout has, in each of its languages or variants. */
  readonly headings: readonly (readonly string[])[];
  readonly outcomesOf: (table: Table) => readonly LinesOutcome[];
  readonly closingOf?: (table: Table) => Closing | null;
}

/** A layout that is recognized by its headings: the more of all headings it names, the surer it is. */
export const csvLayout = ({ headings, outcomesOf, closingOf, ...named }: CsvLayout): Layout => ({
  ...named,
  recognizes(file) {
    if (file.content !== 'csv') return 0;
    const found = new Set(file.table.header.map(normalizeHeader));
    return Math.max(
      ...headings.map((names) =>
        names.every((name) => found.has(name))
          ? 0.5 + names.length / Math.max(found.size, names.length) / 2
          : 0,
      ),
    );
  },
  read: (file) =>
    file.content === 'csv'
      ? { outcomes: outcomesOf(file.table), closing: closingOf?.(file.table) ?? null }
      : { outcomes: [], closing: null },
});
