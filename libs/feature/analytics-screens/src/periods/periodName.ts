import { messages } from '../messages.js';

/** A period in words: `May 2024`, `Q2 2024`, `W22 2024`, `2024`; a day as the format of dates has it. */
export function periodName(id: string, formatDate: (date: string) => string = (date) => date): string {
  const [year = id, part, day] = id.split('-');
  if (part === undefined) return year;
  if (day !== undefined) return formatDate(id);
  return `${messages.months[Number(part) - 1] ?? part} ${year}`;
}
