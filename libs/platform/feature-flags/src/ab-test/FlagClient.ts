/** The part of the flag service's client that is used. */
export interface FlagClient {
  /** Resolves, within this many seconds, to whether the flags are known. */
  waitForInitialization(options: { readonly timeout: number }): Promise<{ readonly status: string }>;
  allFlags(): Readonly<Record<string, unknown>>;
  stringVariation(key: string, defaultValue: string): string;
  close(): Promise<void>;
}

/** Loads the service's client for a client-side id. */
export type LoadFlagClient = (clientId: string) => Promise<FlagClient>;
