import { largestPriceFileBytes } from '@finance-analyst/contracts';
import { messages } from './messages.js';

/** Why a file cannot be a price file, as known before reading it; null if it may be. */
export function refusalOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (/\.json$/iu.test(name)) return messages.modelFile;
  if (!/\.(?:csv|txt)$/iu.test(name) && !/^text\/(?:csv|plain)$/u.test(type)) return messages.wrongKind;
  if (size === 0) return messages.empty;
  return size > largestPriceFileBytes ? messages.tooLarge : null;
}
