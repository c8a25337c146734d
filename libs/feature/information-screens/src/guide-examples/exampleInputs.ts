import type { InputValues } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmExample } from '@finance-analyst/valuation';

export const exampleYears = freeCashFlowToFirmExample.revenue_growth.length;
/** The price that the example’s growth is looked for at. */
export const examplePrice = 18;
export const exampleCurrency = 'USD';

/** A made-up company in round figures, in millions, with a rate of each kind for every year. */
export const exampleInputs: InputValues = freeCashFlowToFirmExample;
