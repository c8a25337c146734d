import type { LivePrice } from './useLivePrice.js';
import { messages } from './messages.js';

/** Why there is no price: it is not answered yet, the request failed, or the server has none. */
export const whyNoPrice = (live: LivePrice | undefined): string =>
  live?.isLoading ? messages.loading : (live?.problem ?? live?.missing ?? messages.noSource);
