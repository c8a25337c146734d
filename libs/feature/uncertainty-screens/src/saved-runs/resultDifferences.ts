import type { StoredEstimate, StoredSimulationResult } from '@finance-analyst/documents';
import { messages } from '../messages.js';

/** A figure that two results have otherwise. */
export interface ResultDifference {
  readonly label: string;
  readonly before: number;
  readonly now: number;
}

const figuresOf = ({ statistics }: StoredSimulationResult): readonly (readonly [string, StoredEstimate])[] =>
  statistics
    ? [
        [messages.mean, statistics.mean],
        ...statistics.percentiles.map((each) => [messages.percentile(each.probability), each] as const),
      ]
    : [];

/** The mean and percentiles that differ, however little. */
export function resultDifferences(
  before: StoredSimulationResult,
  now: StoredSimulationResult,
): readonly ResultDifference[] {
  const later = new Map(figuresOf(now));
  return figuresOf(before).flatMap(([label, { value }]) => {
    const other = later.get(label);
    return other && !Object.is(other.value, value) ? [{ label, before: value, now: other.value }] : [];
  });
}
