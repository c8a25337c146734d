import type { LivePrice } from './useLivePrice.js';
import { messages } from './messages.js';

/** Why there is no price: loading, a failed request, or the server's reason; null if there is none. */
export const whyNoPrice = (live: LivePrice | undefined): string | null =>
  live?.isLoading ? messages.loading : (live?.problem ?? live?.missing ?? null);
