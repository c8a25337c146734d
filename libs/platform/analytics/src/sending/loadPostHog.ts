import type { LoadProductAnalytics } from './ProductAnalytics.js';

export const postHogHost = 'https://eu.i.posthog.com';

const addressOf = (value: unknown): unknown =>
  typeof value === 'string' && /^https?:/.test(value) ? value.split(/[?#]/, 1)[0] : value;

/** Properties that the service adds, without the query of any address. */
export const withoutQueries = (properties: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, addressOf(value)]));

/**
 * Starts PostHog in the EU: it sends only what it is given, stores nothing on the device and loads
 * no further code.
 */
export const loadPostHog: LoadProductAnalytics = async ({ key, userId }) => {
  const { posthog } = await import('posthog-js/dist/module.slim.no-external');
  let isAllowed = false;
  posthog.init(key, {
    api_host: postHogHost,
    bootstrap: { distinctID: userId },
    persistence: 'memory',
    person_profiles: 'never',
    autocapture: false,
    rageclick: false,
    capture_pageview: false,
    capture_pageleave: false,
    capture_performance: false,
    capture_heatmaps: false,
    capture_dead_clicks: false,
    capture_exceptions: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    disable_external_dependency_loading: true,
    advanced_disable_flags: true,
    save_referrer: false,
    save_campaign_params: false,
    before_send: (event) =>
      isAllowed && event ? { ...event, properties: withoutQueries(event.properties) } : null,
  });
  return {
    capture: (name, properties) => {
      posthog.capture(name, { ...properties });
    },
    allow: (allowed) => {
      isAllowed = allowed;
    },
  };
};
