import type { FlagClient } from './FlagClient.js';

const ignore = (): void => undefined;
/** The client's status shows whether initialization failed. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Service addresses that differ from the defaults. */
export interface FlagServiceAddresses {
  readonly baseUri: string;
  readonly eventsUri: string;
}

/**
 * The LaunchDarkly browser client. It receives nothing about the user: it generates a key for the browser, so that the
 * browser keeps its variant, and sends no events.
 */
export async function loadLaunchDarkly(
  clientId: string,
  addresses?: FlagServiceAddresses,
): Promise<FlagClient> {
  const { createClient } = await import('@launchdarkly/js-client-sdk');
  const client = createClient(
    clientId,
    { kind: 'user', anonymous: true },
    {
      ...addresses,
      sendEvents: false,
      diagnosticOptOut: true,
      fetchGoals: false,
      streaming: false,
      logger: silent,
    },
  );
  void client.start();
  return client;
}
