import type { Cells } from '../cells/Cells.js';

export type TradeSide = 'buy' | 'sell' | 'short' | 'cover';

const trades = /^(BUY|SELL)(?:STOCK|MF|DEBT|OPT|OTHER)$/;

/** The side of a trade by its record and the type within it; null if the record is no trade. */
export function tradeSideOf(name: string, cells: Cells): TradeSide | null {
  const [, side] = trades.exec(name) ?? [];
  if (side === undefined) return null;
  const type = cells.text('buytype', 'selltype', 'optbuytype', 'optselltype');
  if (type === 'BUYTOCOVER' || type === 'BUYTOCLOSE') return 'cover';
  if (type === 'SELLSHORT' || type === 'SELLTOOPEN') return 'short';
  return side === 'BUY' ? 'buy' : 'sell';
}
