import type { InputValues } from '@finance-analyst/model-engine';
import { freeCashFlowToFirm3Example } from '../free-cash-flow-to-firm-3/freeCashFlowToFirm3Example.js';

/** Version 4's inputs for the made-up company of version 3, with returns that fade, minorities by their income and convertible debt. */
export const freeCashFlowToFirm4Example = {
  ...freeCashFlowToFirm3Example,
  ronic_method: 'fading',
  ronic_years: 10,
  minority_method: 'multiple',
  minority_interest: 20,
  minority_income: 3,
  minority_multiple: 12,
  convertible_debt: 60,
  conversion_price: 15,
} as const satisfies InputValues;
