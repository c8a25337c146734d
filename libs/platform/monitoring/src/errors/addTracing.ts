import { browserTracingIntegration, spanStreamingIntegration, type BrowserClient } from '@sentry/browser';

/** Traces the page's loading, its navigation and its requests. Vitals are measured by the monitor itself. */
export function addTracing(client: BrowserClient): void {
  client.addIntegration(spanStreamingIntegration());
  client.addIntegration(
    browserTracingIntegration({ webVitals: { ignore: ['cls', 'inp', 'lcp'] }, enableLongTask: false }),
  );
}
