import type { AssumptionRow, ValuationModelBody } from '@finance-analyst/documents';
import type { InputDefinition } from '@finance-analyst/model-engine';
import { valuationOf } from './exampleCompanyModel.js';

const extremes: readonly number[] = [-1, 0, 1e-300, 0.5, 0.9999999999, 1, 2, 1e12, -1e12];
const days: readonly string[] = ['1990-01-01', '2024-02-29', '2025-12-31', '2026-07-01', '2070-12-31'];

/** What is entered in a row to try it: every option of a choice, days far and near, or numbers beside its own and far from it. */
export function entriesFor(body: ValuationModelBody, row: AssumptionRow): readonly (number | string)[] {
  const input = inputsOf(body).find(({ name }) => name === row.input);
  const entries = input?.options ?? (input?.unit.kind === 'date' ? days : [nearby(row), ...extremes]);
  return entries.filter((entry) => entry !== row.value);
}

const known = new WeakMap<ValuationModelBody['template'], readonly InputDefinition[]>();

function inputsOf(body: ValuationModelBody): readonly InputDefinition[] {
  const inputs = known.get(body.template) ?? valuationOf(body).model.inputs;
  known.set(body.template, inputs);
  return inputs;
}

const nearby = ({ value }: AssumptionRow): number => (typeof value === 'number' ? value : 0) * 1.01 + 0.001;
