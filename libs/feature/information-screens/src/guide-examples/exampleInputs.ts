import type { InputValues } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmExample } from '@finance-analyst/valuation';

export const exampleYears = freeCashFlowToFirmExample.revenue_growth.length;
/** The price for which the example solves growth. */
export const examplePrice = 18;
export const exampleCurrency = 'USD';

/** A made-up company in round figures, in millions, with the same rate of each kind in every year. */
export const exampleInputs: InputValues = freeCashFlowToFirmExample;
