import { inLedgerPlaces } from '../decimal/inLedgerPlaces.js';
import { shiftedBy } from '../decimal/shiftedBy.js';
import type { TransactionRow } from './Transaction.js';
import { ownValue } from '../table/ownValue.js';

/** Minor units that exchanges quote in, each a hundredth of a currency. */
const majorOf: Readonly<Record<string, string>> = {
  GBX: 'GBP',
  GBp: 'GBP',
  ZAC: 'ZAR',
  ZAc: 'ZAR',
  ILA: 'ILS',
};

/** A row in pence, South African cents or agorot as one in pounds, rand or shekels. */
export function inMajorUnits(row: TransactionRow): TransactionRow {
  const currency = row.currency === undefined ? undefined : ownValue(majorOf, row.currency);
  if (currency === undefined) return row;
  const { price, gross, fees, taxes, cashInLieu, rate } = row;
  return {
    ...row,
    currency,
    ...(price === undefined ? {} : { price: hundredthOf(price) }),
    ...(gross === undefined ? {} : { gross: hundredthOf(gross) }),
    ...(fees === undefined ? {} : { fees: hundredthOf(fees) }),
    ...(taxes === undefined ? {} : { taxes: hundredthOf(taxes) }),
    ...(cashInLieu === undefined ? {} : { cashInLieu: hundredthOf(cashInLieu) }),
    ...(rate === undefined ? {} : { rate: shiftedBy(rate, 2) }),
  };
}

const hundredthOf = (amount: string): string => inLedgerPlaces(shiftedBy(amount, -2));
