import type { FailureCode } from '@finance-analyst/workspace';

const passing: ReadonlySet<FailureCode> = new Set(['storage-full', 'storage-failed']);

/** Whether a failure is a temporary one of the device, so that another attempt may succeed. */
export const isPassing = (code: FailureCode): boolean => passing.has(code);
