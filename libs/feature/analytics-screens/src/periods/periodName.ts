import { messages } from '../messages.js';

/** A month, `2024-05`, or a year, `2024`, in words: `May 2024`. */
export function periodName(id: string): string {
  const [year = id, month] = id.split('-');
  const name = month === undefined ? undefined : messages.months[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}
