import { createLedger } from '../ledger/createLedger.js';
import { editLedger } from '../ledger/editLedger.js';
import type { Ledger } from '../ledger/Ledger.js';
import { historyByHolding } from '../history/historyByHolding.js';
import { historyOfInstruments } from '../history/historyOfInstruments.js';
import { readHeld } from '../state/readHeld.js';
import { viewOn } from '../state/viewOn.js';
import { dayNumber } from '../calendar/dayNumber.js';
import { dividendsPerShare } from '../income/dividendsPerShare.js';
import { changeOfView } from './changeOfView.js';
import type { DividendsAnswer, DividendsRequest } from './DividendsRequest.js';
import { emptyLedgerView } from './emptyLedgerView.js';
import type { FoldAnswer, FoldRequest } from './FoldRequest.js';
import type { HistoryAnswer, HistoryRequest } from './HistoryRequest.js';
import type { LedgerView } from './LedgerView.js';
import { marketColumnsOf } from './marketColumnsOf.js';
import { realizedGains } from './realizedGains.js';
import type { SaleTrialAnswer, SaleTrialRequest } from './SaleTrialRequest.js';
import { summarizeLedger } from '../summary/summarizeLedger.js';
import type { SummaryAnswer, SummaryRequest } from './SummaryRequest.js';
import { washSales } from '../wash-sales/washSales.js';
import { whatIfSale } from '../what-if/whatIfSale.js';
import type { WashSalesAnswer, WashSalesRequest } from './WashSalesRequest.js';

interface Folded {
  readonly version: number;
  /** As text, to tell whether they changed. */
  readonly accounts: string;
  readonly ledger: Ledger;
  /** The last day that counts, since 1970-01-01; Infinity if all do. */
  readonly lastDay: number;
  /** What it was answered as. */
  readonly shown: LedgerView;
}

/** The tasks of a worker that holds ledgers, so that an edit folds only what it changes. */
export function createLedgerServer() {
  const held = new Map<string, Folded>();
  return {
    fold: ({ id, version, base, accounts, put, remove, until }: FoldRequest): FoldAnswer => {
      const asText = JSON.stringify(accounts);
      const before = held.get(id);
      const isBase = before?.version === base && before.accounts === asText;
      if (base !== null && !isBase) return null;
      const known = base !== null && before ? before : null;
      const ledger = known ? editLedger(known.ledger, { put, remove }) : createLedger(put, accounts);
      const lastDay = until === undefined ? Infinity : (dayNumber(until) ?? -Infinity);
      const view = viewOn(ledger, lastDay);
      const shown = { ...readHeld(ledger, view), realized: realizedGains(ledger, view.chunks) };
      held.set(id, { version, accounts: asText, ledger, lastDay, shown });
      return changeOfView(known?.shown ?? emptyLedgerView, shown);
    },
    /** Values a folded ledger by day, with its parts. */
    history: ({ id, version, accounts, instruments, market }: HistoryRequest): HistoryAnswer => {
      const folded = held.get(id);
      if (folded?.version !== version) return null;
      const [columns, own] = [marketColumnsOf(market), accounts && new Set(accounts)];
      return instruments
        ? historyOfInstruments(folded.ledger, columns, new Set(instruments), own)
        : historyByHolding(folded.ledger, columns, own);
    },
    /** What a folded ledger holds, for the device to store. */
    summary: ({ id, version, currency }: SummaryRequest): SummaryAnswer => {
      const folded = held.get(id);
      return folded?.version === version
        ? summarizeLedger(readHeld(folded.ledger, viewOn(folded.ledger, folded.lastDay)), currency)
        : null;
    },
    /** What was paid for each share of a ledger between two days, both included; null if it is not held. */
    dividends: ({ id, from, to }: DividendsRequest): DividendsAnswer => {
      const [first, last] = [dayNumber(from), dayNumber(to)];
      const folded = held.get(id);
      return folded && first !== null && last !== null
        ? dividendsPerShare(folded.ledger, first - 1, last, folded.lastDay)
        : null;
    },
    /** The wash sales of a folded ledger. */
    washSales: ({ id, version }: WashSalesRequest): WashSalesAnswer => {
      const folded = held.get(id);
      return folded?.version === version ? washSales(folded.ledger, folded.lastDay) : null;
    },
    /** What a sale from a folded ledger would realize. The ledger does not change. */
    trySale: ({ id, version, sale }: SaleTrialRequest): SaleTrialAnswer => {
      const folded = held.get(id);
      return folded?.version === version ? whatIfSale(folded.ledger, sale) : null;
    },
  };
}
