import { createLedgerServer } from '@finance-analyst/portfolio';
import type { LedgerWorkers } from '@finance-analyst/portfolios';

/** Workers that fold in this thread. With a reason, they fail with it; unanswered, they never do. */
export function ledgerWorkersHere(
  fails: { readonly reason: string } | 'unanswered' | null = null,
): LedgerWorkers {
  const server = createLedgerServer();
  const run = async ({ name, input }: { readonly name: keyof typeof server; readonly input: unknown }) => {
    if (fails === 'unanswered') return new Promise<never>(() => undefined);
    if (fails) return { ok: false, reason: fails.reason };
    const task = server[name] as (given: unknown) => unknown;
    return { ok: true, value: task(structuredClone(input)) };
  };
  return { run: run as LedgerWorkers['run'] };
}
