import { nextTask } from './nextTask.js';

const evaluated = new Set<string>();

/**
 * Evaluates the files that a part of the program is about to import, each in a task of its own: together they would
 * keep a slow machine from answering. The build calls it (evaluateLateParts.ts) with a file before those that it
 * imports, so that the last of them is the first to be evaluated. What fails here fails again, and is told, where the
 * part itself is imported.
 */
export async function evaluateInParts(
  addresses: readonly string[] | undefined,
  evaluate: (address: string) => Promise<unknown>,
): Promise<void> {
  for (const address of addresses?.toReversed() ?? []) {
    if (!address.endsWith('.js') || evaluated.has(address)) continue;
    evaluated.add(address);
    try {
      await evaluate(address);
    } catch {
      evaluated.delete(address);
    }
    // A page that nobody looks at has nobody to answer, and its timers take a second.
    if (!document.hidden) await nextTask();
  }
}
