import { nextTask } from './nextTask.js';

const evaluated = new Set<string>();

/**
 * Evaluates the files that a part of the program is about to import, each in a separate task: together they would block
 * a slow machine. The build passes each file before the files it imports (evaluateLateParts.ts), so the last one is
 * evaluated first. A file that fails here fails again, with an error, when the part itself is imported.
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
    await nextTask();
  }
}
