import { isProductAnalyticsKey } from '@finance-analyst/contracts';
import type { AnalyticsDependencies } from '../AnalyticsDependencies.js';
import { isSafari } from './isSafari.js';
import type { LoadProductAnalytics, ProductAnalytics } from './ProductAnalytics.js';

/** Most events queued while the service loads. */
const mostWaiting = 100;

export interface ProductAnalyticsGate {
  capture(name: string, properties: Readonly<Record<string, unknown>>): void;
  /** Sets whether sharing is allowed. */
  allow(isAllowed: boolean): void;
}

export interface GateDependencies extends Pick<AnalyticsDependencies, 'posthogKey' | 'window'> {
  readonly userId: () => string;
  readonly load: LoadProductAnalytics;
}

/** Loads the service when sharing is first allowed, if the key is real and the browser is not Safari. */
export function createProductAnalyticsGate(dependencies: GateDependencies): ProductAnalyticsGate {
  const { posthogKey, window, userId, load } = dependencies;
  const key = isProductAnalyticsKey(posthogKey) && !isSafari(window.navigator.userAgent) ? posthogKey : null;
  let isAllowed = false;
  let isLoading = false;
  let service: ProductAnalytics | null = null;
  let waiting: (readonly [string, Readonly<Record<string, unknown>>])[] = [];

  const arrived = (loaded: ProductAnalytics) => {
    service = loaded;
    service.allow(isAllowed);
    for (const [name, properties] of waiting) service.capture(name, properties);
    waiting = [];
  };
  return {
    capture: (name, properties) => {
      if (!isAllowed || key === null) return;
      if (service) service.capture(name, properties);
      else if (waiting.length < mostWaiting) waiting.push([name, properties]);
    },
    allow: (allowed) => {
      isAllowed = allowed;
      if (!allowed) waiting = [];
      service?.allow(allowed);
      if (!allowed || isLoading || key === null) return;
      isLoading = true;
      // A background failure: the product works without the service.
      load({ key, userId: userId() }).then(arrived, () => (waiting = []));
    },
  };
}
