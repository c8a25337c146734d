import { dashboardVariantKey, defaultVariant } from './dashboardVariant.js';
import type { FlagClient } from './FlagClient.js';
import type { Wait } from './Wait.js';

/** How long the service has in all, in seconds. */
export const initializationTimeoutSeconds = 5;

export interface VariantAnswer {
  /** What the service said of each flag, by the flag's key. */
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
    // Nothing more is asked in this page's life: a variant that changes under a person's hands tests nothing.
    client.close().catch(() => undefined);
  }
}

/** The service's answer; null where it gives none in time, its code included. */
export async function askForVariant(
  load: () => Promise<FlagClient>,
  wait: Wait,
): Promise<VariantAnswer | null> {
  const answer = askClient(load).catch(() => null);
  const tooLate = wait(initializationTimeoutSeconds * 1000).then(() => null);
  return Promise.race([answer, tooLate]);
}
