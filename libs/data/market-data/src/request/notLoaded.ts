import type { MarketDataError } from './MarketDataError.js';

/** The requesting code could not be loaded, and with it the other texts. */
export const notLoaded: MarketDataError = {
  status: null,
  code: 'not-loaded',
  message: 'A part of the app could not be loaded. Check your connection, then try again.',
  offline: false,
};
