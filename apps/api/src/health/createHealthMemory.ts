/** Younger answers are given again; up to the second age also while the database is asked anew. */
const freshMs = 1000;
const usableMs = 5000;

/**
 * Asks the database how it is at most once at a time and once a second, however many ask: the question waits in line
 * with every other query, and whoever watches the server must not wait with it.
 */
export function createHealthMemory(
  ask: () => Promise<string | null>,
  nowMs: () => number,
): () => Promise<string | null> {
  let last: { readonly problem: string | null; readonly atMs: number } | undefined;
  let underWay: Promise<string | null> | undefined;

  const askOnce = (): Promise<string | null> => {
    underWay ??= ask()
      .then((problem) => {
        last = { problem, atMs: nowMs() };
        return problem;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };

  return async () => {
    const ageMs = last ? nowMs() - last.atMs : Number.POSITIVE_INFINITY;
    if (!last || ageMs > usableMs) return askOnce();
    // A failure to ask reaches the next one who has to wait.
    if (ageMs > freshMs) askOnce().catch(() => undefined);
    return last.problem;
  };
}
