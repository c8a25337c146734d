import type { AssumptionEdits } from '../workbench/useAssumptionEdits.js';

const nothing = () => undefined;

/** Edits that change nothing, for panels that are only looked at. */
export const noEdits: AssumptionEdits = {
  set: nothing,
  paste: nothing,
  enterMargin: nothing,
  fillRight: nothing,
  reset: nothing,
  resetRows: nothing,
  resetAll: nothing,
  carryOver: nothing,
  setYears: nothing,
  setScale: nothing,
  setTargetDate: nothing,
  setPrice: nothing,
  setBeta: nothing,
  enterPrice: nothing,
  refreshPeers: nothing,
  addPeers: nothing,
  setPeerMarketData: nothing,
  removePeer: nothing,
  setPeerLeftOut: nothing,
  addTransactions: nothing,
  changeTransaction: nothing,
  removeTransaction: nothing,
  setTransactionLeftOut: nothing,
};
