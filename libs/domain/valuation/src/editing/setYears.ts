import {
  assumptionRowId,
  type AssumptionRow,
  type ValuationModelBody,
  yearEndAfter,
} from '@finance-analyst/documents';

/**
 * The model with another number of forecast years. Edited years keep their values while they exist; new
 * years start from the default of the first year.
 */
export function setYears(body: ValuationModelBody, years: number): ValuationModelBody {
  if (years === body.years) return body;
  const drivers = new Map<string, AssumptionRow[]>();
  for (const row of body.assumptions)
    if (row.yearEnd !== null) drivers.set(row.input, [...(drivers.get(row.input) ?? []), row]);

  const rowsFor = (input: string, existing: readonly AssumptionRow[]): AssumptionRow[] =>
    Array.from({ length: years }, (_, index): AssumptionRow[] => {
      const yearEnd = yearEndAfter(body.baseYearEnd, index + 1);
      const kept = existing.find((row) => row.yearEnd === yearEnd);
      const first = existing[0];
      const template = kept ?? first;
      if (!template) return [];
      const { defaultValue } = template;
      const edited = kept?.edited ?? false;
      return [
        {
          ...template,
          id: assumptionRowId(input, yearEnd),
          yearEnd,
          value: edited ? template.value : defaultValue,
          edited,
        },
      ];
    }).flat();

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
