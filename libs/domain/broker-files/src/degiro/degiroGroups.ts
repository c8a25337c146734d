import { absoluteOf } from '../decimal/absoluteOf.js';
import type { DegiroLine } from './DegiroLine.js';

/** Lines that belong together: those of one order, or the two sides of an exchange or corporate action at the same time. */
export function degiroGroups(lines: readonly DegiroLine[]): readonly (readonly DegiroLine[])[] {
  const groups = new Map<string, DegiroLine[]>();
  lines.forEach((line, place) => {
    const key = keyOf(line) ?? `line ${String(place)}`;
    const group = groups.get(key) ?? [];
    group.push(line);
    groups.set(key, group);
  });
  return [...groups.values()];
}

function keyOf({ orderId, kind, cells }: DegiroLine): string | null {
  if (orderId !== '') return orderId;
  const time = `${cells.text('date')} ${cells.text('time')}`;
  if (kind === 'exchange') return time;
  if (kind !== 'action') return null;
  const [label = ''] = cells.text('description').split(':');
  // Both sides are at the same value.
  return [time, label, cells.text('currency'), absoluteOf(cells.amount('change') ?? '')].join('|');
}
