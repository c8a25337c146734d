import type { LedgerRow } from '@finance-analyst/portfolio';
import * as z from 'zod/mini';
import { isFields } from '../merge/isFields.js';
import { damagedField } from './damagedField.js';

/** Rows that were found sound. A row never changes, so that an edit of one leaves the others checked. */
const checked = new WeakSet<object>();

/** The array that was checked last: most rows of the next are in the same place of it, from either end. */
let lastChecked: WeakRef<readonly unknown[]> | null = null;

/** Checks the form of rows, each once, in however many arrays it is. It reports the first damaged row. */
export const rowsSchema: z.ZodMiniType<readonly LedgerRow[]> = z
  .custom<readonly LedgerRow[]>()
  .check(({ value, issues }) => {
    const rows: unknown = value;
    if (!Array.isArray(rows)) {
      issues.push({ code: 'invalid_type', expected: 'array', input: rows });
      return;
    }
    const before = lastChecked?.deref() ?? [];
    const shift = rows.length - before.length;
    for (let index = 0; index < rows.length; index += 1) {
      const row: unknown = rows[index];
      if (row !== undefined && (row === before[index] || row === before[index - shift])) continue;
      if (!isFields(row)) {
        issues.push({ code: 'invalid_type', expected: 'object', input: row, path: [index] });
        return;
      }
      if (checked.has(row)) continue;
      const field = damagedField(row);
      if (field !== null) {
        const message = row[field] === undefined ? 'is missing' : 'is not allowed';
        issues.push({ code: 'custom', message, input: row, path: [index, field] });
        return;
      }
      checked.add(row);
    }
    lastChecked = new WeakRef(rows);
  });
