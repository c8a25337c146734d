import type { Result } from '@finance-analyst/foundation';
import { currencyPlaces } from '../currency/currencyPlaces.js';
import { addUnits } from '../decimal/addUnits.js';
import type { Decimal } from '../decimal/Decimal.js';
import { negateUnits } from '../decimal/negateUnits.js';
import { powersOfTen } from '../decimal/powersOfTen.js';
import { readDecimal } from '../decimal/readDecimal.js';
import { roundedShare } from '../decimal/roundedShare.js';
import { scaleUnits } from '../decimal/scaleUnits.js';
import type { Units } from '../decimal/Units.js';
import { writeDecimal } from '../decimal/writeDecimal.js';
import { editLedger } from '../ledger/editLedger.js';
import type { Ledger } from '../ledger/Ledger.js';
import { amountProblem } from '../row/amountProblem.js';
import type { ClosedLot } from '../state/LedgerState.js';
import { readLedger } from '../state/readLedger.js';
import { washSales } from '../wash-sales/washSales.js';
import type { SaleTrialResult, SaleTrial } from './SaleTrial.js';

const trialId = '\u0000what-if';

/**
 * What selling shares held would realize: the gain of each lot closed, long and short, and the tax at the rates entered,
 * with gains and losses of both terms netted (IRS Schedule D), and its wash sales. The ledger does not change.
 */
export function whatIfSale(ledger: Ledger, sale: SaleTrial): Result<SaleTrialResult> {
  const { shortTermRate, longTermRate, ...row } = sale;
  const problem =
    (shortTermRate === undefined ? null : amountProblem('Short-term rate', shortTermRate, false)) ??
    (longTermRate === undefined ? null : amountProblem('Long-term rate', longTermRate, false));
  if (problem !== null) return { ok: false, reason: problem };
  const trial = editLedger(ledger, {
    put: [{ ...row, id: trialId, kind: 'sell', entry: Number.MAX_SAFE_INTEGER }],
  });
  const state = readLedger(trial, sale.date);
  const refused = state.refused.find(({ id }) => id === trialId);
  if (refused) return { ok: false, reason: refused.reason };
  const lots = state.closedLots.filter(({ closedBy }) => closedBy === trialId);
  const hasLoss = lots.some(({ gain }) => gain.startsWith('-'));
  const pairs = hasLoss ? washSales(trial).filter((pair) => pair.sale === trialId) : [];
  return { ok: true, value: { ...resultOf(lots, trial.moneyPlaces, sale), washSales: pairs } };
}

function resultOf(
  lots: readonly ClosedLot[],
  places: number,
  sale: SaleTrial,
): Omit<SaleTrialResult, 'washSales'> {
  const minor = currencyPlaces(sale.currency) ?? 0;
  const sum = (parts: readonly ClosedLot[], field: 'proceeds' | 'cost' | 'gain'): Units =>
    parts.reduce<Units>((total, lot) => addUnits(total, unitsIn(lot[field], places)), 0);
  const write = (units: Units): string => writeDecimal(units, places, minor);
  const taxAt = (gain: Units, rate: string): Units => {
    const { units, places: ratePlaces } = decimalOf(rate);
    return roundedShare(gain, units, powersOfTen[ratePlaces] ?? 1, scaleUnits(1, places - minor));
  };
  const short = sum(
    lots.filter((lot) => !lot.isLongTerm),
    'gain',
  );
  const long = sum(
    lots.filter((lot) => lot.isLongTerm),
    'gain',
  );
  const net = addUnits(short, long);
  const { shortTermRate, longTermRate } = sale;
  const taxOf = (shortRate: string, longRate: string): Units =>
    net <= 0
      ? 0
      : short <= 0
        ? taxAt(net, longRate)
        : long <= 0
          ? taxAt(net, shortRate)
          : addUnits(taxAt(short, shortRate), taxAt(long, longRate));
  return {
    lots,
    proceeds: write(sum(lots, 'proceeds')),
    cost: write(sum(lots, 'cost')),
    shortTermGain: write(short),
    longTermGain: write(long),
    tax:
      shortTermRate === undefined || longTermRate === undefined
        ? null
        : write(taxOf(shortTermRate, longTermRate)),
    unusedLoss: write(net < 0 ? negateUnits(net) : 0),
  };
}

const decimalOf = (text: string): Decimal => readDecimal(text) ?? { units: 0, places: 0 };

const unitsIn = (text: string, places: number): Units => {
  const decimal = decimalOf(text);
  return scaleUnits(decimal.units, places - decimal.places);
};
