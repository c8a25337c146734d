/** A worker's response for one task. */
export type ServedAnswer =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

/** What a worker offers the page: one task at a time. */
export interface TaskServer {
  /** Sets the progress listener; the run number is included because progress may arrive after the response. */
  connect(onProgress: (run: number, fraction: number) => void): void;
  run(run: number, name: string, input: unknown): Promise<ServedAnswer>;
  /** Cancels the running task. */
  cancel(): void;
}
