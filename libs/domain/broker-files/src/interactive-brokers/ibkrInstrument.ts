import type { Cells } from '../cells/Cells.js';
import type { FiledInstrument } from '../file/FiledInstrument.js';
import { instrumentOf, isIsin } from '../file/instrumentOf.js';

/** The instrument of a line; null if it names none. */
export function ibkrInstrument(cells: Cells): FiledInstrument | null {
  const [isin, id] = [cells.text('isin'), cells.text('securityid')];
  const symbol = cells.text('symbol');
  const filedIsin = isIsin(isin) ? isin : isIsin(id) ? id : '';
  if (symbol === '' && filedIsin === '') return null;
  return instrumentOf({
    isin: filedIsin,
    symbol,
    market: cells.text('listingexchange'),
    name: cells.text('description'),
    currency: currencyOf(cells),
  });
}

export const currencyOf = (cells: Cells): string => cells.text('currency', 'currencyprimary');

export const accountOf = (cells: Cells): string | null => cells.text('accountid', 'clientaccountid') || null;
