import { dashboardVariantKey, defaultVariant } from './dashboardVariant.js';
import type { FlagClient } from './FlagClient.js';
import type { Wait } from './Wait.js';

/** Total time limit for the service, in seconds. */
export const initializationTimeoutSeconds = 5;

export interface VariantAnswer {
  /** The service's value for each flag, by key. */
  readonly flags: Readonly<Record<string, unknown>>;
  readonly variant: string;
}

async function askClient(load: () => Promise<FlagClient>): Promise<VariantAnswer | null> {
  const client = await load();
  try {
    const { status } = await client.waitForInitialization({ timeout: initializationTimeoutSeconds });
    if (status !== 'complete') return null;
    const variant = client.stringVariation(dashboardVariantKey, defaultVariant);
    return { flags: client.allFlags(), variant: variant.trim() === '' ? defaultVariant : variant };
  } finally {
    // Fetched once per page view: a variant that changes while in use tests nothing.
    client.close().catch(() => undefined);
  }
}

/** The service's response; null if it does not arrive in time, including loading its code. */
export async function askForVariant(
  load: () => Promise<FlagClient>,
  wait: Wait,
): Promise<VariantAnswer | null> {
  const answer = askClient(load).catch(() => null);
  const tooLate = wait(initializationTimeoutSeconds * 1000).then(() => null);
  return Promise.race([answer, tooLate]);
}
