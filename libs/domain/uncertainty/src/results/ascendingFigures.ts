/** Figures in ascending order, of which any can be asked for: an array that is sorted, or the result of `ascendingFigures`. */
export type AscendingFigures = Pick<Float64Array, 'length' | 'at'>;

/** So few are sorted at once. */
const fewFigures = 4096;
/** The counts of the groups of a million figures fit into the fastest memory of a processor. */
const figuresPerGroup = 256;
const mostGroups = 65_536;
const sampleLength = 1024;
/** Of the sample on either side: farther figures share a group, so that a few outliers do not put all others in one. */
const outerSample = 4;

/**
 * Figures without NaN in ascending order, −0 before 0, exactly as `toSorted` has them. Those at `positions` are found by two
 * passes over the figures; asking for any other position sorts them all.
 */
export function ascendingFigures(figures: Float64Array, positions: readonly number[]): AscendingFigures {
  const { length } = figures;
  const groups = length > fewFigures ? createGroups(figures) : undefined;
  if (!groups) return figures.toSorted();
  const found = findFigures(figures, positions, groups);
  let sorted: Float64Array | undefined;
  return {
    length,
    at: (position) => found.get(position) ?? (sorted ??= figures.toSorted()).at(position),
  };
}

/** Groups that rise with the figures: equal parts of the range from `low` to `high`, and what lies outside in the outer ones. */
interface Groups {
  readonly low: number;
  readonly high: number;
  readonly scale: number;
  readonly last: number;
}

/** Undefined where the figures are too close to each other. */
function createGroups(figures: Float64Array): Groups | undefined {
  const { length } = figures;
  const sample = Float64Array.from(
    { length: sampleLength },
    (_, at) => figures[Math.floor((at * length) / sampleLength)] as number,
  ).sort();
  const low = sample[outerSample] as number;
  const high = sample[sampleLength - 1 - outerSample] as number;
  const last = Math.min(Math.ceil(length / figuresPerGroup), mostGroups) - 1;
  const scale = last / (high - low);
  return scale > 0 && scale < Number.POSITIVE_INFINITY ? { low, high, scale, last } : undefined;
}

const groupOf = (figure: number, { low, high, scale, last }: Groups): number =>
  figure < low ? 0 : figure >= high ? last : ((figure - low) * scale) | 0;

/** The figures by position: only the groups that they are in are sorted. */
function findFigures(
  figures: Float64Array,
  positions: readonly number[],
  groups: Groups,
): ReadonlyMap<number, number> {
  const counts = countByGroup(figures, groups);
  const found = new Map<number, number>();
  /** Where the next figure of a group goes; −1 for groups without a wanted position. */
  const places = new Int32Array(counts.length).fill(-1);
  const wanted: { readonly group: number; readonly before: number; readonly from: number }[] = [];
  const ascending = Float64Array.from(positions).sort();
  let [group, before, room] = [0, 0, 0];
  for (const position of ascending) {
    while (group < counts.length && position >= before + (counts[group] as number)) {
      before += counts[group] as number;
      group += 1;
    }
    if (group === counts.length) break;
    if (places[group] !== -1) continue;
    places[group] = room;
    wanted.push({ group, before, from: room });
    room += counts[group] as number;
  }
  const gathered = gatherGroups(figures, groups, places, room);
  let next = 0;
  for (const { group: of, before: first, from } of wanted) {
    const count = counts[of] as number;
    const sorted = gathered.subarray(from, from + count).sort();
    for (; next < ascending.length && (ascending[next] as number) < first + count; next += 1) {
      const position = ascending[next] as number;
      found.set(position, sorted[position - first] as number);
    }
  }
  return found;
}

function countByGroup(figures: Float64Array, groups: Groups): Uint32Array {
  const counts = new Uint32Array(groups.last + 1);
  for (let at = 0; at < figures.length; at += 1) {
    const group = groupOf(figures[at] as number, groups);
    counts[group] = (counts[group] as number) + 1;
  }
  return counts;
}

/** The figures of the groups that have a place, each group from its place on. */
function gatherGroups(figures: Float64Array, groups: Groups, places: Int32Array, room: number): Float64Array {
  const gathered = new Float64Array(room);
  for (let at = 0; at < figures.length; at += 1) {
    const figure = figures[at] as number;
    const group = groupOf(figure, groups);
    const place = places[group] as number;
    if (place < 0) continue;
    gathered[place] = figure;
    places[group] = place + 1;
  }
  return gathered;
}
