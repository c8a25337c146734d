import type { LivePrice } from './useLivePrice.js';
import { messages } from './messages.js';

/** Why there is no price: it is loading, the request failed, or the server's words; null where it gives no reason. */
export const whyNoPrice = (live: LivePrice | undefined): string | null =>
  live?.isLoading ? messages.loading : (live?.problem ?? live?.missing ?? null);
