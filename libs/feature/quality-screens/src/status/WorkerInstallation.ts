import type { Result } from '@finance-analyst/foundation';

/** Whether the product's files were stored on this device, or why not; null while in progress. */
export type WorkerInstallation = Result<null> | null;

/** Why the worker is not registered or installed; null if it is, or is not known yet. */
export const problemOf = (installation: WorkerInstallation): string | null =>
  installation && !installation.ok ? installation.reason : null;
