import type { FlagClient } from '../ab-test/FlagClient.js';

export interface FakeFlagClient extends FlagClient {
  /** Seconds it was given to initialize. */
  readonly timeouts: number[];
  isClosed(): boolean;
}

/** A client with these flags, or one that ends with another status. */
export function createFlagClient(
  flags: Readonly<Record<string, unknown>>,
  status: () => Promise<string> = async () => 'complete',
): FakeFlagClient {
  const timeouts: number[] = [];
  let closed = false;
  return {
    timeouts,
    isClosed: () => closed,
    waitForInitialization: async ({ timeout }) => {
      timeouts.push(timeout);
      return { status: await status() };
    },
    allFlags: () => flags,
    stringVariation: (key, defaultValue) => {
      const value = flags[key];
      return typeof value === 'string' ? value : defaultValue;
    },
    close: async () => {
      closed = true;
    },
  };
}
