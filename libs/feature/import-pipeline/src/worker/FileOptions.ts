import type { ReadOptions } from '@finance-analyst/broker-files';

/** How a person wants a file to be read. */
export type FileOptions = Omit<ReadOptions, 'decode'>;
