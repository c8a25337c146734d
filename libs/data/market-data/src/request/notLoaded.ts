import type { MarketDataError } from './MarketDataError.js';

/** The code that asks the server did not arrive, and with it the other messages. */
export const notLoaded: MarketDataError = {
  status: null,
  code: 'not-loaded',
  message: 'A part of the product could not be loaded. Check the connection and try again.',
  offline: false,
};
