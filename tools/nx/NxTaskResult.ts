/** What a task of an Nx run did, as `taskResultsPlugin.mjs` writes it down. */
export interface NxTaskResult {
  readonly project: string;
  readonly target: string;
  readonly status:
    | 'success'
    | 'failure'
    | 'skipped'
    | 'stopped'
    | 'local-cache'
    | 'local-cache-kept-existing'
    | 'remote-cache';
  /** What it printed, in this run or in the one that the cache has kept. */
  readonly output: string;
}

/** Whether nothing ran, since the inputs are those of a run that succeeded. */
export const isFromCache = ({ status }: NxTaskResult): boolean =>
  status === 'local-cache' || status === 'local-cache-kept-existing' || status === 'remote-cache';

export const hasSucceeded = (result: NxTaskResult): boolean =>
  result.status === 'success' || isFromCache(result);
