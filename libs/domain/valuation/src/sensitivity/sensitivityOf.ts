import type { Figure, InputValues } from '@finance-analyst/model-engine';
import { axisAround } from './axisAround.js';
import { sensitivityGrid } from './sensitivityGrid.js';
import { followInputs } from '../editing/followInputs.js';
import { setAssumption } from '../editing/editAssumptions.js';
import { modelInputs } from '../saved-model/modelInputs.js';
import { memoizeByValuation } from '../saved-model/memoizeByValuation.js';
import type { Valuation } from '../saved-model/Valuation.js';

/** Values on each side of the grid. */
const sideLength = 5;
const rateStep = 0.005;
const multipleStep = 1;

export type TerminalInput = 'exit_multiple' | 'terminal_growth';

export type SensitivityResult =
  | {
      readonly ok: true;
      readonly rows: readonly number[];
      readonly columns: readonly number[];
      readonly cells: readonly (readonly Figure[])[];
      /** The input that the columns vary. */
      readonly column: TerminalInput;
    }
  | { readonly ok: false; readonly reason: string };

/** Value per share by cost of capital and terminal assumption: growth, or the exit multiple. */
export const sensitivityOf = memoizeByValuation((valuation): SensitivityResult => {
  const { evaluator, rows } = valuation;
  const wacc = evaluator.read('wacc');
  if (!wacc.ok) return { ok: false, reason: wacc.reason };
  const isMultiple = rows.get('terminal_method')?.value === 'market_multiple';
  const input: TerminalInput = isMultiple ? 'exit_multiple' : 'terminal_growth';
  const centre = rows.get(input)?.value;
  if (typeof centre !== 'number') return { ok: false, reason: 'The model has no terminal assumption.' };
  const waccs = axisAround(wacc.value, rateStep, sideLength);
  const columns = axisAround(centre, isMultiple ? multipleStep : rateStep, sideLength);
  const cells = sensitivityGrid(evaluator, {
    rows: { input: 'given_wacc', values: waccs },
    columns: { input, values: columns, following: (value) => growthAt(valuation, input, value) },
    output: { name: 'value_per_share' },
    fixed: { wacc_method: 'given' },
  });
  const value = evaluator.read('value_per_share');
  if (!value.ok && cells.flat().every((cell) => !cell.ok)) return { ok: false, reason: value.reason };
  return { ok: true, rows: waccs, columns, cells, column: input };
});

/** The forecast's growth after an edit of the terminal assumption to that value. */
function growthAt({ body, fundamentals }: Valuation, input: string, value: number): InputValues {
  const edited = followInputs(body, setAssumption(body, input, value), fundamentals);
  const { revenue_growth: growth = [] } = modelInputs(edited);
  return { revenue_growth: growth };
}
