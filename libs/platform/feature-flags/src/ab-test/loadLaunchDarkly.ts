import type { FlagClient } from './FlagClient.js';

const ignore = (): void => undefined;
/** What fails is known from the client's status. */
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Addresses of the service, where they are not its own. */
export interface FlagServiceAddresses {
  readonly baseUri: string;
  readonly eventsUri: string;
}

/**
 * The LaunchDarkly browser client. It is told nothing of the person: it makes up a key for the browser, so that the
 * browser stays with its variant, and reports nothing.
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
