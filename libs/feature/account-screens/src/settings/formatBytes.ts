import type { FigureFormatting } from '@finance-analyst/figures';
import { messages } from '../messages.js';

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];

/** A number of bytes in the largest fitting unit: `3.2 MiB`. */
export function formatBytes(bytes: number, { format }: Pick<FigureFormatting, 'format'>): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const amount = format(bytes / 1024 ** power, { kind: 'number', precision: power === 0 ? 0 : 1 });
  return messages.bytes(amount, units[power] ?? '');
}
