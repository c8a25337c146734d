import type { FailureCode } from '@finance-analyst/workspace';

const retryable: ReadonlySet<FailureCode> = new Set(['storage-full', 'storage-failed']);

/** Whether a failure is a temporary one of the device, so that another attempt may succeed. */
export const isRetryable = (code: FailureCode): boolean => retryable.has(code);
