/** What a task of an Nx run did, as recorded by `taskResultsPlugin.mjs`. */
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
  /** Its output, in this run or the cached one. */
  readonly output: string;
}

/** Whether it was cached, because its inputs are those of a run that succeeded. */
export const isFromCache = ({ status }: NxTaskResult): boolean =>
  status === 'local-cache' || status === 'local-cache-kept-existing' || status === 'remote-cache';

export const hasSucceeded = (result: NxTaskResult): boolean =>
  result.status === 'success' || isFromCache(result);
