/** A figure, or the reason there is none. A date is ISO text, or the number of its day as spreadsheets count; everything else is a number. */
export type FigureResult =
  { readonly ok: true; readonly value: number | string } | { readonly ok: false; readonly reason: string };

/** A bare number is its own value; one that is not finite is missing. */
export const figureResult = (figure: FigureResult | number): FigureResult => {
  const result = typeof figure === 'number' ? ({ ok: true, value: figure } as const) : figure;
  if (result.ok && typeof result.value === 'number' && !Number.isFinite(result.value))
    return { ok: false, reason: 'The result is not a finite number.' };
  return result;
};
