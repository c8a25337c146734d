import { browserTracingIntegration, spanStreamingIntegration, type BrowserClient } from '@sentry/browser';

/** Traces page load, navigation and requests. The monitor itself measures the vitals. */
export function addTracing(client: BrowserClient): void {
  client.addIntegration(spanStreamingIntegration());
  client.addIntegration(
    browserTracingIntegration({ webVitals: { ignore: ['cls', 'inp', 'lcp'] }, enableLongTask: false }),
  );
}
