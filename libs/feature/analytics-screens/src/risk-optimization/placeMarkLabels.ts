/** A mark with its name. */
export interface NamedMark {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Where the name of a mark is written. */
export interface MarkLabel {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly anchor: 'start' | 'end';
  /** A line from the mark to the name, where another mark is as near to the name or the mark is far; null without one. */
  readonly leader: readonly [from: Point, to: Point] | null;
}

type Point = readonly [x: number, y: number];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Slightly more than a letter of the labels needs, in parts of its size. */
const letterWidth = 0.62;
const gap = 8;
const markRadius = 5;

/**
 * Places the name of each mark beside, over or under it, at the nearest height where it covers no mark and no name placed before, and where
 * no other mark is as near to it; if there is none, a line leads to it. The names of the marks that come first are the nearest
 * to them.
 */
export function placeMarkLabels(
  marks: readonly NamedMark[],
  {
    left,
    right,
    bottom,
    textSize,
  }: { readonly left: number; readonly right: number; readonly bottom: number; readonly textSize: number },
): readonly MarkLabel[] {
  const taken: Box[] = marks.map(({ x, y }) => ({
    left: x - markRadius,
    right: x + markRadius,
    top: y - markRadius,
    bottom: y + markRadius,
  }));
  return marks.map(({ label, x, y }) => {
    const width = label.length * letterWidth * textSize;
    const beside = [
      { x: x + gap, anchor: 'start' },
      { x: x - gap, anchor: 'end' },
      // Over or under the mark, more to the left, centered, or more to the right.
      ...[x - width + markRadius, x - width / 2, x - markRadius].map(
        (start) => ({ x: Math.max(left, start), anchor: 'start' }) as const,
      ),
    ] as const;
    const labels = offsets(textSize).flatMap((offset) =>
      beside.map((each): Omit<MarkLabel, 'leader'> => ({ ...each, y: y + offset })),
    );
    const boxOf = (placed: Omit<MarkLabel, 'leader'>): Box => {
      const start = placed.anchor === 'start' ? placed.x : placed.x - width;
      return {
        left: start,
        right: start + width,
        top: placed.y - textSize * 0.85,
        bottom: placed.y + textSize * 0.25,
      };
    };
    const isInside = (box: Box): boolean =>
      box.left >= left && box.right <= right && box.top >= 0 && box.bottom <= bottom;
    const isFree = (box: Box): boolean => isInside(box) && !taken.some((other) => overlap(box, other));
    const mark = { x, y };
    const isNearest = (box: Box): boolean => {
      const own = distance(box, mark);
      if (own > textSize) return false;
      return marks.every((other) => (other.x === x && other.y === y) || distance(box, other) > own + 1);
    };
    const placed =
      labels.find((each) => isFree(boxOf(each)) && isNearest(boxOf(each))) ??
      labels.find((each) => isFree(boxOf(each))) ??
      labels.find((each) => isInside(boxOf(each))) ??
      ({ x: x + gap, y, anchor: 'start' } as const);
    const box = boxOf(placed);
    taken.push(box);
    return { ...placed, leader: isNearest(box) ? null : [[x, y], nearestOf(box, mark)] };
  });
}

/** The point of a box that is nearest to a mark. */
const nearestOf = ({ left, right, top, bottom }: Box, { x, y }: Pick<NamedMark, 'x' | 'y'>): Point => [
  Math.min(Math.max(x, left), right),
  Math.min(Math.max(y, top), bottom),
];

function distance(box: Box, mark: Pick<NamedMark, 'x' | 'y'>): number {
  const [x, y] = nearestOf(box, mark);
  return Math.hypot(x - mark.x, y - mark.y);
}

const mostSteps = 60;

/** From the height of the mark up and down, half a line at a time. */
const offsets = (textSize: number): readonly number[] =>
  Array.from(
    { length: mostSteps },
    (_, at) => (0.35 + (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2) * 0.5) * textSize,
  );

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
