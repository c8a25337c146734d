/** The backup file that was downloaded, or why there is none. */
export type BackupOutcome =
  | {
      readonly ok: true;
      readonly name: string;
      /** What the file does not contain, and why, as sentences. */
      readonly leftOut: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };
