/** What is asked of the flag service. */
export interface FlagClient {
  /** Answers, at the latest after so many seconds, whether it came to know the flags. */
  waitForInitialization(options: { readonly timeout: number }): Promise<{ readonly status: string }>;
  allFlags(): Readonly<Record<string, unknown>>;
  stringVariation(key: string, defaultValue: string): string;
  close(): Promise<void>;
}

/** Brings the client of the service, for a client-side id. */
export type LoadFlagClient = (clientId: string) => Promise<FlagClient>;
