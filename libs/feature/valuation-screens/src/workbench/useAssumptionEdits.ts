import { sessionOf, type CompanyFundamentals, type Quote } from '@finance-analyst/market';
import { useFigureFormat } from '@finance-analyst/figures';
import { revenueGrowth } from '@finance-analyst/valuation';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { assumptionGroups } from '../assumptions/assumptionGroups.js';
import { fillRight, resetAll, resetInput, setAssumption } from '../editing/editAssumptions.js';
import { setYears } from '../editing/setYears.js';
import type { ModelEditing } from '../editing/useModelEditing.js';
import { forecastRows } from '../forecast/forecastRows.js';
import { priceSnapshotOf } from '../price/priceSnapshotOf.js';

export interface AssumptionEdits {
  readonly set: (rowId: string, value: number | string) => void;
  readonly fillRight: (rowId: string) => void;
  readonly reset: (input: string) => void;
  readonly resetAll: () => void;
  readonly setYears: (years: number) => void;
  readonly setPrice: (quote: Quote) => void;
}

const labels: ReadonlyMap<string, string> = new Map([
  ...forecastRows
    .filter(({ role }) => role === 'driver')
    .map(({ name, fullLabel }) => [name, fullLabel] as const),
  ...assumptionGroups.flatMap(({ fields }) => fields.map(({ input, label }) => [input, label] as const)),
]);

/** The edits of the workbench, each with the words that undo shows; the functions never change. */
export function useAssumptionEdits(
  editing: ModelEditing,
  fundamentals: CompanyFundamentals,
): AssumptionEdits {
  const { format, formatDate } = useFigureFormat();
  const latest = useRef(editing);
  useEffect(() => {
    latest.current = editing;
  });

  const set = useCallback(
    (rowId: string, value: number | string) => {
      const { body, edit } = latest.current;
      const row = body.assumptions.find(({ id }) => id === rowId);
      if (!row || row.value === value) return;
      edit(
        setAssumption(body, rowId, value),
        `${labels.get(row.input) ?? row.input} ${describe(value, row.input, format)}`,
        row.id,
      );
    },
    [format],
  );
  return useMemo(
    () => ({
      set,
      fillRight: (rowId) => {
        const { body, edit } = latest.current;
        edit(fillRight(body, rowId), 'Fill right');
      },
      reset: (input) => {
        const { body, edit } = latest.current;
        edit(resetInput(body, input), `Reset ${labels.get(input) ?? input}`);
      },
      resetAll: () => {
        const { body, edit } = latest.current;
        edit(resetAll(body), 'Reset all assumptions');
      },
      setYears: (years) => {
        const { body, edit } = latest.current;
        const terminal = body.assumptions.find(({ input }) => input === 'terminal_growth')?.defaultValue;
        const growth = revenueGrowth(fundamentals, years, typeof terminal === 'number' ? terminal : 0);
        edit(setYears(body, years, growth), `${years} forecast years`);
      },
      setPrice: (quote) => {
        const { body, edit } = latest.current;
        edit({ ...body, priceSnapshot: priceSnapshotOf(quote) }, `Price of ${formatDate(sessionOf(quote))}`);
      },
    }),
    [set, fundamentals, formatDate],
  );
}

const kinds: ReadonlyMap<string, 'rate' | 'amount' | 'number' | 'multiple' | 'count' | 'per-share'> = new Map(
  [
    ...forecastRows.filter(({ role }) => role === 'driver').map(({ name }) => [name, 'rate'] as const),
    ...assumptionGroups.flatMap(({ fields }) =>
      fields.flatMap((field) => (field.control === 'figure' ? [[field.input, field.kind] as const] : [])),
    ),
  ],
);

function describe(
  value: number | string,
  input: string,
  format: ReturnType<typeof useFigureFormat>['format'],
): string {
  if (typeof value === 'string') return `by ${value.replaceAll('_', ' ')}`;
  return `to ${format(value, { kind: kinds.get(input) ?? 'number', unit: 'shown' })}`;
}
