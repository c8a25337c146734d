/** Figures in ascending order, of which any can be asked for: an array that is sorted, or one that sorts itself in part. */
export type AscendingFigures = Pick<Float64Array, 'length' | 'at'>;

/** So few are sorted at once. */
const fewFigures = 4096;
const figuresPerGroup = 64;
const mostGroups = 65_536;
const sampleLength = 1024;
/** Of the sample on either side: farther figures share a group, so that a few outliers do not put all others in one. */
const outerSample = 4;

/**
 * Figures without NaN in ascending order, −0 before 0, exactly as `toSorted` has them. Percentiles and counts need few of
 * them: they are put in groups by size, and a group is sorted when one of its figures is asked for.
 */
export function ascendingFigures(figures: Float64Array): AscendingFigures {
  const { length } = figures;
  const groupOf = length > fewFigures ? createGroups(figures) : null;
  if (groupOf === null) return figures.toSorted();
  const { groups, counts } = groupOf;
  // Where each group begins; once all figures are in place, where it ends.
  const ends = new Uint32Array(counts.length);
  for (let group = 1; group < ends.length; group += 1)
    ends[group] = (ends[group - 1] as number) + (counts[group - 1] as number);
  const ordered = new Float64Array(length);
  for (let at = 0; at < length; at += 1) {
    const group = groups[at] as number;
    const place = ends[group] as number;
    ordered[place] = figures[at] as number;
    ends[group] = place + 1;
  }
  const isSorted = new Uint8Array(ends.length);
  return {
    length,
    at: (index) => {
      const group = countEndsUpTo(ends, index);
      if (isSorted[group] === 0) {
        ordered.subarray(group === 0 ? 0 : ends[group - 1], ends[group]).sort();
        isSorted[group] = 1;
      }
      return ordered[index];
    },
  };
}

/** The group of each figure, rising with the figures; null where they are too close to each other. */
function createGroups(
  figures: Float64Array,
): { readonly groups: Uint16Array; readonly counts: Uint32Array } | null {
  const { length } = figures;
  const sample = Float64Array.from(
    { length: sampleLength },
    (_, at) => figures[Math.floor((at * length) / sampleLength)] as number,
  ).sort();
  const low = sample[outerSample] as number;
  const high = sample[sampleLength - 1 - outerSample] as number;
  const last = Math.min(Math.ceil(length / figuresPerGroup), mostGroups) - 1;
  const scale = last / (high - low);
  if (!(scale > 0 && scale < Number.POSITIVE_INFINITY)) return null;
  const groups = new Uint16Array(length);
  const counts = new Uint32Array(last + 1);
  for (let at = 0; at < length; at += 1) {
    const figure = figures[at] as number;
    const group = figure < low ? 0 : figure >= high ? last : ((figure - low) * scale) | 0;
    groups[at] = group;
    counts[group] = (counts[group] as number) + 1;
  }
  return { groups, counts };
}

/** How many groups end at or before an index. */
function countEndsUpTo(ends: Uint32Array, index: number): number {
  let from = 0;
  let to = ends.length - 1;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ends[middle] as number) <= index) from = middle + 1;
    else to = middle;
  }
  return from;
}
