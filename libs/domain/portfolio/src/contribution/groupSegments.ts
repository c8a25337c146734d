import type { Segment } from './Segment.js';

/** Segments added up by group, in the order in which the groups first occur; flows within a group cancel out. */
export function groupSegments<Part extends Segment>(
  segments: readonly Part[],
  groupOf: (segment: Part) => string,
): Map<string, Segment> {
  const groups = new Map<string, Segment>();
  for (const segment of segments) {
    const group = groupOf(segment);
    const sum = groups.get(group);
    if (sum) add(sum, segment);
    else groups.set(group, copyOf(segment));
  }
  return groups;
}

const copyOf = ({ values, flows, gains }: Segment): Segment => ({
  values: values.slice(),
  flows: flows.slice(),
  gains: gains.slice(),
});

function add(sum: Segment, { values, flows, gains }: Segment): void {
  for (let day = 0; day < values.length; day++) {
    sum.values[day] = (sum.values[day] as number) + (values[day] as number);
    sum.flows[day] = (sum.flows[day] as number) + (flows[day] as number);
    sum.gains[day] = (sum.gains[day] as number) + (gains[day] as number);
  }
}
