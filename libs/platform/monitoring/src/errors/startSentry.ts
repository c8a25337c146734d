import {
  BrowserClient,
  defaultStackParser,
  getCurrentScope,
  makeFetchTransport,
  setCurrentClient,
  type BrowserOptions,
} from '@sentry/browser';
import type { ErrorReporting, ErrorReportingOptions } from './ErrorReporting.js';
import { scrubEvent } from './scrubEvent.js';
import { scrubSpan } from './scrubSpan.js';
import { withoutEnteredText } from './withoutEnteredText.js';

/** How long to wait for pending reports when stopping. */
const closingTimeoutMs = 2000;

/**
 * Starts Sentry for errors only: no breadcrumbs, no console, no user data. Tracing is loaded separately,
 * for the sampled part of the pages.
 */
export async function startSentry(
  { dsn, release, isTraced }: ErrorReportingOptions,
  transport: NonNullable<BrowserOptions['transport']> = makeFetchTransport,
): Promise<ErrorReporting> {
  const client = new BrowserClient({
    dsn,
    release,
    transport,
    stackParser: defaultStackParser,
    integrations: [],
    tracesSampleRate: isTraced ? 1 : 0,
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    tracePropagationTargets: [],
    sendClientReports: false,
    maxBreadcrumbs: 0,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    beforeSend: scrubEvent,
    beforeSendSpan: scrubSpan,
  });
  setCurrentClient(client);
  client.init();
  if (isTraced) {
    const { addTracing } = await import('./addTracing.js');
    addTracing(client);
  }
  return {
    report: ({ kind, message, context }, thrown) => {
      const cleanContext = Object.entries(context).map(([name, value]) => [name, withoutEnteredText(value)]);
      client.captureException(thrown instanceof Error ? thrown : new Error(message), {
        mechanism: { type: kind, handled: kind === 'reported' },
        captureContext: { contexts: { product: Object.fromEntries(cleanContext) } },
      });
    },
    stop: () => {
      if (getCurrentScope().getClient() === client) getCurrentScope().setClient(undefined);
      void client.close(closingTimeoutMs);
    },
  };
}
