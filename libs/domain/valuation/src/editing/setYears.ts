import {
  assumptionRowId,
  type AssumptionRow,
  type ValuationModelBody,
  yearEndAfter,
} from '@finance-analyst/documents';

/**
 * The model with another number of forecast years. Edited years keep their values while they exist; new
 * years start from the default of the first year. A path without a default, which the analyst entered whole, is stretched
 * to the new length, so that it ends where it did.
 */
export function setYears(body: ValuationModelBody, years: number): ValuationModelBody {
  if (years === body.years) return body;
  const drivers = new Map<string, AssumptionRow[]>();
  for (const row of body.assumptions)
    if (row.yearEnd !== null) drivers.set(row.input, [...(drivers.get(row.input) ?? []), row]);

  const rowsFor = (input: string, existing: readonly AssumptionRow[]): AssumptionRow[] => {
    const path = pathOver(years, existing);
    return Array.from({ length: years }, (_, index): AssumptionRow[] => {
      const yearEnd = yearEndAfter(body.baseYearEnd, index + 1);
      const kept = existing.find((row) => row.yearEnd === yearEnd);
      const first = existing[0];
      const template = kept ?? first;
      if (!template) return [];
      const { defaultValue } = template;
      const stretched = path?.[index];
      const edited = stretched !== undefined || (kept?.edited ?? false);
      return [
        {
          ...template,
          id: assumptionRowId(input, yearEnd),
          yearEnd,
          value: stretched ?? (edited ? template.value : defaultValue),
          edited,
        },
      ];
    }).flat();
  };

  const placed = new Set<string>();
  return {
    ...body,
    years,
    assumptions: body.assumptions.flatMap((row) => {
      if (row.yearEnd === null) return [row];
      if (placed.has(row.input)) return [];
      placed.add(row.input);
      return rowsFor(row.input, drivers.get(row.input) ?? []);
    }),
  };
}

/** The figures of an entered path over another number of years, on straight lines between them; undefined for no such path. */
function pathOver(years: number, existing: readonly AssumptionRow[]): readonly number[] | undefined {
  const figures = existing.flatMap(({ value, defaultValue }) =>
    defaultValue === null && typeof value === 'number' ? [value] : [],
  );
  const count = figures.length;
  if (count === 0 || count < existing.length) return undefined;
  const [first = 0, second = first] = figures;
  // The year before the first one is on the line of the first two.
  const points = [2 * first - second, ...figures];
  return Array.from({ length: years }, (_, index) => {
    const place = ((index + 1) * count) / years;
    const before = Math.min(Math.floor(place), count - 1);
    const [left = 0, right = 0] = [points[before], points[before + 1]];
    return left + (right - left) * (place - before);
  });
}
