import { dateParts } from './dateParts.js';
import type { DateOrder } from './FileFormat.js';

/** A date as ISO text; null if the cell is none in this order. */
export function readDate(cell: string, order: DateOrder): string | null {
  const parts = dateParts(cell.trim());
  if (!parts) return null;
  const [month, day] = parts.isOrdered
    ? [parts.month, parts.day]
    : order === 'month-first'
      ? [parts.first, parts.second]
      : [parts.second, parts.first];
  const date = new Date(Date.UTC(parts.year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(parts.year)}-${two(month)}-${two(day)}`;
}
