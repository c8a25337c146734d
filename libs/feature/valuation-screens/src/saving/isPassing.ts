import type { FailureCode } from '@finance-analyst/workspace';

const passing: ReadonlySet<FailureCode> = new Set(['storage-full', 'storage-failed']);

/** Whether a failure is one of the device, which may be over at the next attempt. */
export const isPassing = (code: FailureCode): boolean => passing.has(code);
