import type { LivePrice } from './useLivePrice.js';
import { messages } from './messages.js';

/** Why there is no price: as the request failed, or as the server says it. */
export const whyNoPrice = (live: LivePrice | undefined): string =>
  live?.problem ?? live?.missing ?? messages.noSource;
