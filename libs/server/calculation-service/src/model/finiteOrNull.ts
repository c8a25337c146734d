/** A figure as JSON has it: null where it cannot be computed. */
export const finiteOrNull = (figure: number): number | null => (Number.isFinite(figure) ? figure : null);
