import type { DatedFigure } from './DatedFigure.js';
import { meets } from './roundedFigures.js';

/** The figures without those that repeat the amount of another; of two the one that is filed later stays. */
export function distinctFigures(
  figures: readonly DatedFigure[],
  whole: DatedFigure | undefined,
): readonly DatedFigure[] {
  return figures.filter((figure, index) => {
    const repeated = (other: DatedFigure) =>
      figure.value !== 0 &&
      figure.value === other.value &&
      (replaced(figure, other) || replaced(other, figure) || (whole && meets(figure.value, whole.value)));
    return !figures.some(
      (other, at) =>
        at !== index &&
        repeated(other) &&
        (other.source.filed > figure.source.filed ||
          (other.source.filed === figure.source.filed && at < index)),
    );
  });
}

/** Whether filings stopped reporting `former` once they reported `latter`. */
function replaced(former: DatedFigure, latter: DatedFigure): boolean {
  return former.source.filed < latter.valueSince;
}
