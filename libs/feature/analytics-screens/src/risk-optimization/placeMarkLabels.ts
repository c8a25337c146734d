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
}

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
 * Places the name of each mark beside it, at the nearest height where it covers no mark and no name placed before. The
 * names of the marks that come first are the nearest to them.
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
    const labels = offsets(textSize).flatMap((offset) =>
      (['start', 'end'] as const).map((anchor): MarkLabel => ({
        x: anchor === 'start' ? x + gap : x - gap,
        y: y + offset,
        anchor,
      })),
    );
    const boxOf = (placed: MarkLabel): Box => {
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
    const placed =
      labels.find((each) => isFree(boxOf(each))) ??
      labels.find((each) => isInside(boxOf(each))) ??
      ({ x: x + gap, y, anchor: 'start' } as const);
    taken.push(boxOf(placed));
    return placed;
  });
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
