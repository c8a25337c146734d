import type { DegiroLine } from './DegiroLine.js';

/** Lines that belong together: those of one order, or the two sides of an exchange at the same time. */
export function degiroGroups(lines: readonly DegiroLine[]): readonly (readonly DegiroLine[])[] {
  const groups = new Map<string, DegiroLine[]>();
  lines.forEach((line, place) => {
    const time = `${line.cells.text('date')} ${line.cells.text('time')}`;
    const key =
      line.orderId !== '' ? line.orderId : line.kind === 'exchange' ? time : `line ${String(place)}`;
    const group = groups.get(key) ?? [];
    group.push(line);
    groups.set(key, group);
  });
  return [...groups.values()];
}
