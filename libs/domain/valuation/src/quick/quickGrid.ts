import type { Evaluator, Figure } from '@finance-analyst/model-engine';
import { axisAround } from '../sensitivity/axisAround.js';
import { sensitivityGrid } from '../sensitivity/sensitivityGrid.js';

const sideLength = 5;
const growthStep = 0.02;

/** Value per share over growth and multiple, `cells[row][column]`. */
export interface QuickGrid {
  /** Rates of growth, ascending. */
  readonly rows: readonly number[];
  /** Multiples, ascending. */
  readonly columns: readonly number[];
  readonly cells: readonly (readonly Figure[])[];
}

/** 1, 2 or 5 times a power of ten, at most an eighth of the multiple: two steps down stay above 0. */
function multipleStep(multiple: number): number {
  const most = multiple / 8;
  const power = 10 ** Math.floor(Math.log10(most));
  const leading = [5, 2, 1].find((digit) => digit * power <= most) ?? 1;
  return leading * power;
}

/** The value per share around a case's growth and multiple. */
export function quickGrid(evaluator: Evaluator): QuickGrid {
  const multiple = evaluator.number('multiple');
  const rows = axisAround(evaluator.number('revenue_growth'), growthStep, sideLength);
  const columns = axisAround(multiple, multipleStep(multiple), sideLength);
  const cells = sensitivityGrid(evaluator, {
    rows: { input: 'revenue_growth', values: rows },
    columns: { input: 'multiple', values: columns },
    output: { name: 'value_per_share' },
  });
  return { rows, columns, cells };
}
