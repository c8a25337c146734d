import { messages } from '../messages.js';

/** A title that no other run has: with a number, from 2, if another has it. */
export function titleApart(title: string, taken: ReadonlySet<string>): string {
  let apart = title;
  for (let number = 2; taken.has(apart); number += 1) apart = messages.numberedTitle(title, String(number));
  return apart;
}
