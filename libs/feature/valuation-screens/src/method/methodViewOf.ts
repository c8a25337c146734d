import type { ModelTemplate } from '@finance-analyst/documents';
import { freeCashFlow1 } from './free-cash-flow-1/freeCashFlow1.js';
import { freeCashFlow2 } from './free-cash-flow-2/freeCashFlow2.js';
import { freeCashFlow3 } from './free-cash-flow-3/freeCashFlow3.js';
import { freeCashFlow4 } from './free-cash-flow-4/freeCashFlow4.js';
import { excessReturn2 } from './excess-return-2/excessReturn2.js';
import { fundsFromOperations1 } from './funds-from-operations-1/fundsFromOperations1.js';
import { leveragedBuyout2 } from './leveraged-buyout-2/leveragedBuyout2.js';
import type { MethodView } from './MethodView.js';

const views: ReadonlyMap<string, MethodView> = new Map([
  ['free-cash-flow-to-firm 1', freeCashFlow1],
  ['free-cash-flow-to-firm 2', freeCashFlow2],
  ['free-cash-flow-to-firm 3', freeCashFlow3],
  ['free-cash-flow-to-firm 4', freeCashFlow4],
  ['excess-return 2', excessReturn2],
  ['funds-from-operations 1', fundsFromOperations1],
  ['leveraged-buyout 2', leveragedBuyout2],
  ['leveraged-buyout 3', leveragedBuyout2],
]);

/**
 * How the screen shows a model of a template. A version that this release does not know has the words of the first that it
 * knows of the template, an unknown template those of free cash flow.
 */
export const methodViewOf = ({ id, version }: ModelTemplate): MethodView =>
  views.get(`${id} ${version}`) ??
  [...views].find(([name]) => name.startsWith(`${id} `))?.[1] ??
  freeCashFlow1;
