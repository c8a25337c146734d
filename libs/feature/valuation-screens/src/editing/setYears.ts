import { assumptionRowId, type AssumptionRow, type ValuationModelBody } from '@finance-analyst/documents';
import type { Assumption } from '@finance-analyst/valuation';

/**
 * The model with another number of forecast years. Edited years keep their values as long as they exist; years that
 * are new start from the growth given and, for other drivers, from the default of the first year.
 */
export function setYears(body: ValuationModelBody, years: number, growth: Assumption): ValuationModelBody {
  const growthOf = (period: number): number => {
    const value = typeof growth.value === 'object' ? growth.value[period - 1] : growth.value;
    return typeof value === 'number' ? value : 0;
  };
  const drivers = new Map<string, AssumptionRow[]>();
  for (const row of body.assumptions)
    if (row.period !== null) drivers.set(row.input, [...(drivers.get(row.input) ?? []), row]);

  const rowsFor = (input: string, existing: readonly AssumptionRow[]): AssumptionRow[] =>
    Array.from({ length: years }, (_, index): AssumptionRow[] => {
      const period = index + 1;
      const kept = existing.find((row) => row.period === period);
      const first = existing[0];
      const template = kept ?? first;
      if (!template) return [];
      const defaultValue = input === growth.input ? growthOf(period) : template.defaultValue;
      const edited = kept?.edited ?? false;
      return [
        {
          ...template,
          id: assumptionRowId(input, period),
          period,
          defaultValue,
          value: edited ? template.value : defaultValue,
          edited,
          reason: input === growth.input ? growth.reason : template.reason,
        },
      ];
    }).flat();

  const placed = new Set<string>();
  return {
    ...body,
    years,
    assumptions: body.assumptions.flatMap((row) => {
      if (row.period === null) return [row];
      if (placed.has(row.input)) return [];
      placed.add(row.input);
      return rowsFor(row.input, drivers.get(row.input) ?? []);
    }),
  };
}
