/** The worker's answer for one task. */
export type ServedAnswer =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

/** What a worker offers the page: one task at a time. */
export interface TaskServer {
  /** Where progress goes, from then on, with the number of the run: it may arrive after the run's answer. */
  connect(onProgress: (run: number, fraction: number) => void): void;
  run(run: number, name: string, input: unknown): Promise<ServedAnswer>;
  /** The task under way is wanted no more. */
  cancel(): void;
}
