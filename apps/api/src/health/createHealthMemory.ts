/** Younger answers are reused; up to the second age also while the database is being checked. */
const freshMs = 1000;
const usableMs = 5000;

/**
 * Checks the database at most once at a time and once a second, however many requests arrive: the check waits behind
 * other queries, and whatever monitors the server must not wait with it.
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
    // The next request that has to wait gets a failed check's error.
    if (ageMs > freshMs) askOnce().catch(() => undefined);
    return last.problem;
  };
}
