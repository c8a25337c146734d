import { changedView, createLedgerServer, emptyLedgerView, type LedgerRow } from '@finance-analyst/portfolio';
import { medianCpuTime } from '../engine-bench/medianCpuTime.ts';
import { heapAfterCollection } from './heapAfterCollection.ts';
import { sampleTrades } from './sampleTrades.ts';

/** What the page pays for an edit of a ledger in a worker, in milliseconds, and the memory that rows, ledger and view take, in bytes. */
export interface ServerCosts {
  readonly times: readonly (readonly [name: string, milliseconds: number])[];
  readonly memory: readonly (readonly [name: string, bytes: number])[];
}

/** The costs of a ledger as the product holds it: rows on the page, and a worker that holds its own and answers with views. */
export function measureServer(trades: number, instruments: number, days: number): ServerCosts {
  const before = heapAfterCollection();
  const { rows } = sampleTrades(trades, instruments, days);
  const ofRows = heapAfterCollection();
  const { fold } = createLedgerServer();
  const accounts = [{ id: 'main', currency: 'USD', opened: null, lotMethod: 'fifo' }] as const;
  const request = { id: 'one', accounts, remove: [] };
  let version = 1;
  const answer = fold({ ...request, version, base: null, put: structuredClone(rows) });
  const view = answer && changedView(emptyLedgerView, structuredClone(answer));
  const ofAll = heapAfterCollection();
  const middle = rows[Math.floor(trades / 2)] as LedgerRow;
  const edit = () => {
    const base = version;
    version += 1;
    return fold({ ...request, version, base, put: [{ ...middle, gross: String(5000 + version) }] });
  };
  const change = edit();
  if (!view || !change) throw new Error('The ledger could not be folded.');
  return {
    times: [
      ['one edit in the middle: fold, and the change of the view', medianCpuTime(edit)],
      ['its copy to the page', medianCpuTime(() => structuredClone(change))],
      ['its merge into the view', medianCpuTime(() => changedView(view, change))],
      ['for comparison, a copy of the whole view', medianCpuTime(() => structuredClone(view), 5)],
    ],
    memory: [
      ['rows', ofRows - before],
      ['worker with its own rows, and the view on the page', ofAll - ofRows],
      ['together', ofAll - before],
    ],
  };
}
