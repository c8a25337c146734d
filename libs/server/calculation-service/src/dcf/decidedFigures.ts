/** The figures of all years; throws where one is not decided, which version 1 of the template has none of. */
export function decidedFigures(figures: readonly (number | null)[]): number[] {
  return figures.map((figure) => {
    if (figure === null) throw new Error('The default of a year has no value.');
    return figure;
  });
}
