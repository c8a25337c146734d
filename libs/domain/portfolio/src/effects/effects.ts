import type { RowKind } from '../row/RowKind.js';
import { changeShares } from './changeShares.js';
import { closeTrade } from './closeTrade.js';
import { deposit } from './deposit.js';
import type { Effect } from './Effect.js';
import { exchange } from './exchange.js';
import { issueRights } from './issueRights.js';
import { merge } from './merge.js';
import { openTrade } from './openTrade.js';
import { payAmount } from './payAmount.js';
import { returnCapital } from './returnCapital.js';
import { separate } from './separate.js';
import { transfer } from './transfer.js';
import { value } from './value.js';
import { withdraw } from './withdraw.js';

/** What each kind of row does. */
export const effects: Readonly<Record<RowKind, Effect>> = {
  buy: openTrade,
  short: openTrade,
  sell: closeTrade,
  cover: closeTrade,
  dividend: payAmount,
  interest: payAmount,
  fee: payAmount,
  tax: payAmount,
  deposit,
  withdrawal: withdraw,
  transfer,
  exchange,
  split: changeShares,
  bonus: changeShares,
  merger: merge,
  'spin-off': separate,
  rights: issueRights,
  'return-of-capital': returnCapital,
  valuation: value,
};
