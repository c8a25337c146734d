import type { Closing, ClosingCash, ClosingHolding } from '../file/Closing.js';
import type { FlexLine } from './FlexLine.js';
import { accountOf, currencyOf, ibkrInstrument } from './ibkrInstrument.js';

/** Open positions, and starting and ending cash, that a Flex query states; null if it states neither. */
export function flexClosing(lines: readonly FlexLine[]): Closing | null {
  const holdings = lines.flatMap(({ element, cells }): ClosingHolding[] => {
    const instrument = ibkrInstrument(cells);
    const quantity = cells.amount('position', 'quantity');
    return element.name === 'OpenPosition' &&
      cells.text('levelofdetail') !== 'LOT' &&
      instrument &&
      quantity !== undefined
      ? [{ account: accountOf(cells), instrument, quantity }]
      : [];
  });
  const cash = lines.flatMap(({ element, cells }): ClosingCash[] => {
    const [currency, amount] = [currencyOf(cells), cells.amount('endingcash')];
    const opening = cells.amount('startingcash');
    return element.name === 'CashReportCurrency' && /^[A-Z]{3}$/.test(currency) && amount !== undefined
      ? [{ account: accountOf(cells), currency, amount, ...(opening === undefined ? {} : { opening }) }]
      : [];
  });
  const from = lines
    .flatMap(({ element, cells }) => (element.name === 'CashReportCurrency' ? [cells.date('fromdate')] : []))
    .reduce((first, own) => (own !== '' && (first === '' || own < first) ? own : first), '');
  const date = lines
    .filter(({ element }) => element.name === 'OpenPosition' || element.name === 'CashReportCurrency')
    .map(({ cells }) => cells.date('reportdate', 'todate'))
    .reduce((latest, own) => (own > latest ? own : latest), '');
  return holdings.length + cash.length === 0
    ? null
    : { date: date || null, ...(from === '' ? {} : { from }), holdings, cash };
}
