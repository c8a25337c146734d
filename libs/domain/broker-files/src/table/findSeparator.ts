import { parseRecords } from './parseRecords.js';

const candidates = [',', ';', '\t', '|'] as const;
const sampleRecords = 200;

/** The separator that gives most records the same number of cells; of equals, the one that gives more cells. */
export function findSeparator(text: string, quote: '"' | "'"): string {
  const scores = candidates.map((separator) => {
    const { records } = parseRecords(text, separator, quote, sampleRecords);
    const cells = modeOf(records.map((record) => record.cells.length));
    const share =
      records.filter((record) => record.cells.length === cells).length / Math.max(records.length, 1);
    return { separator, score: cells < 2 ? 0 : share + Math.min(cells, 50) / 100 };
  });
  return scores.reduce((best, other) => (other.score > best.score ? other : best)).separator;
}

/** The most frequent value above 1; of equals, the largest. 0 if there is none. */
function modeOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) if (value > 1) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce(
    (best, [value, count]) =>
      count > best.count || (count === best.count && value > best.value) ? { value, count } : best,
    { value: 0, count: 0 },
  ).value;
}
