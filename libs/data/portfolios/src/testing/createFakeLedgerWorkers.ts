import {
  createLedgerServer,
  type DividendsRequest,
  type FoldRequest,
  type HistoryRequest,
  type SaleTrialRequest,
  type SummaryRequest,
  type WashSalesRequest,
} from '@finance-analyst/portfolio';
import type { LedgerWorkers } from '../ledger/LedgerWorkers.js';

/** Workers that fold in this thread, with the requests they were sent. */
export function createFakeLedgerWorkers() {
  let server = createLedgerServer();
  const requests: FoldRequest[] = [];
  const run = async ({ name, input }: { readonly name: string; readonly input: unknown }) => {
    if (name === 'fold') {
      requests.push(input as FoldRequest);
      return { ok: true, value: structuredClone(server.fold(structuredClone(input) as FoldRequest)) };
    }
    if (name === 'history')
      return { ok: true, value: server.history(structuredClone(input) as HistoryRequest) };
    if (name === 'summary')
      return { ok: true, value: structuredClone(server.summary(input as SummaryRequest)) };
    if (name === 'dividends') return { ok: true, value: server.dividends(input as DividendsRequest) };
    if (name === 'washSales') return { ok: true, value: server.washSales(input as WashSalesRequest) };
    if (name === 'trySale') return { ok: true, value: server.trySale(input as SaleTrialRequest) };
    return { ok: true, value: undefined };
  };
  return {
    workers: { run: run as LedgerWorkers['run'] },
    requests,
    /** As after a worker ended and another one started. */
    restart: (fresh: ReturnType<typeof createLedgerServer>): void => {
      server = fresh;
    },
  };
}
