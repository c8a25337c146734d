import type { InputValues } from '@finance-analyst/model-engine';
import { freeCashFlowToFirm2Example } from '../free-cash-flow-to-firm-2/freeCashFlowToFirm2Example.js';

/** Version 3's inputs for the made-up company of version 2, with options and peers. */
export const freeCashFlowToFirm3Example = {
  ...freeCashFlowToFirm2Example,
  specific_premium: 0.01,
  beta_method: 'peers',
  peer_beta: 0.9,
  options_outstanding: 4,
  exercise_price: 12,
} as const satisfies InputValues;
