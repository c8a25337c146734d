import { partNotLoaded } from '@finance-analyst/foundation';
import type { MarketDataError } from './MarketDataError.js';

/** The requesting code could not be loaded, and with it the other texts. */
export const notLoaded: MarketDataError = {
  status: null,
  code: 'not-loaded',
  message: partNotLoaded,
  offline: false,
};
