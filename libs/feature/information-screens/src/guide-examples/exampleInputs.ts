import type { InputValues } from '@finance-analyst/model-engine';
import {
  excessReturn2Model,
  freeCashFlowToFirm2Example,
  freeCashFlowToFirm4Model,
} from '@finance-analyst/valuation';

export const exampleModel = freeCashFlowToFirm4Model(
  freeCashFlowToFirm2Example.revenue_growth.length,
  freeCashFlowToFirm2Example.reported_revenue.length,
);
/** The model of a bank or insurer, with five years and two before them. */
export const bankModel = excessReturn2Model(5, 2);
/** The price for which the example solves growth. */
export const examplePrice = 18;
export const exampleCurrency = 'USD';

/** A made-up company in round figures, in millions. */
export const exampleInputs: InputValues = freeCashFlowToFirm2Example;
