import type { ReturnsRequest, ReturnsResponse } from '@finance-analyst/contracts';
import {
  annualizedReturn,
  bridgeOf,
  createHistory,
  createLedger,
  modifiedDietz,
  moneyWeightedReturn,
  readLedger,
  simpleReturn,
  timeWeightedReturn,
  type DailyHistory,
  type ValuePeriod,
} from '@finance-analyst/portfolio';
import { calculationProblem } from '../model/calculationProblem.js';
import type { Outcome } from '../model/CalculationOutcome.js';
import { dayOf } from './dayOf.js';
import { holdingsOf, realizedGains } from './holdingsOf.js';
import { finiteOrNull } from '../model/finiteOrNull.js';
import { ledgerAccounts, ledgerRows } from './ledgerRows.js';
import { marketColumns } from './marketColumns.js';
import { requestProblems } from './requestProblems.js';

const longestPeriodDays = 50 * 366;
const daysPerYear = 365;
/** Each price of a day takes eight bytes in several columns. */
const mostPricedDays = 10_000_000;
const longestListOfCurrencies = 200;

/** Holdings, returns and the bridge of a portfolio over a period, whose first day opens at the close of the day before. */
export function calculateReturns(request: ReturnsRequest): Outcome<ReturnsResponse> {
  const dates = [
    ...request.transactions.map(({ date }) => date),
    ...Object.values(request.prices).flatMap((points) => points.map(({ date }) => date)),
  ].toSorted();
  const from = request.from ?? request.transactions.map(({ date }) => date).toSorted()[0];
  const to = request.to ?? dates.at(-1);
  if (from === undefined || to === undefined)
    return impossible('transactions', 'There are no transactions, and no period is given.', 'is empty');
  const [first, last] = [dayOf(from), dayOf(to)];
  const problems = requestProblems(request);
  if (problems.length > 0)
    return calculationProblem(
      'impossible-request',
      'Currencies or prices do not fit together. Correct what is listed.',
      problems,
    );
  if (first > last)
    return impossible('to', `The period ends on ${to}, before it starts on ${from}.`, 'is before from');
  if (last - first > longestPeriodDays)
    return impossible('from', 'A period can have at most 50 years.', 'is more than 50 years before to');

  const columns = (Object.keys(request.prices).length + longestListOfCurrencies) * (last - first);
  if (columns > mostPricedDays)
    return impossible(
      'prices',
      'There are too many instruments for so long a period. Ask for fewer, or for a shorter one.',
      `is more than ${mostPricedDays} instruments × days`,
    );
  const ledger = createLedger(ledgerRows(request), ledgerAccounts(request));
  const days = Int32Array.from({ length: last - first + 2 }, (_, place) => first - 1 + place);
  const market = marketColumns(request, days);
  const history = createHistory(ledger, market);
  const state = readLedger(ledger, to);
  const realised = realizedGains(state);
  const bridge = bridgeOf(history, 0, days.length - 1);
  const closing = history.values.at(-1) ?? Number.NaN;
  return {
    ok: true,
    value: {
      currency: request.currency,
      from,
      to,
      value: Number.isNaN(closing)
        ? { value: null, reason: missingReason(history, { ...periodOf(history), opening: 0, flows: [] }) }
        : measured(closing),
      cash: state.cash.map(({ account, currency, amount }) => ({ account, currency, amount })),
      holdings: holdingsOf(state, history.holdings, realised),
      realised,
      ...returnsOf(history),
      bridge: bridge.ok ? bridge.value : null,
      bridgeReason: bridge.ok ? null : bridge.reason,
      refused: readLedger(ledger)
        .refused.map(({ id, reason }) => ({ index: Number(id), reason }))
        .toSorted((a, b) => a.index - b.index),
    },
  };
}

const impossible = (path: string, message: string, detail: string): Outcome<ReturnsResponse> =>
  calculationProblem('impossible-period', message, [{ path, message: detail }]);

type Returns = Pick<ReturnsResponse, 'timeWeighted' | 'moneyWeighted' | 'modifiedDietz' | 'simple'>;
type Measured = ReturnsResponse['value'];

/** A figure, or why there is none: no figure in an answer is infinite. */
const measured = (figure: number): Measured =>
  Number.isFinite(figure)
    ? { value: figure, reason: null }
    : { value: null, reason: 'The figure is too large to compute.' };

function returnsOf(history: DailyHistory): Returns {
  const period = periodOf(history);
  const reason = missingReason(history, period);
  if (reason !== null) {
    const unknown = { value: null, reason };
    return {
      timeWeighted: { ...unknown, annualised: null },
      moneyWeighted: { ...unknown, total: null },
      modifiedDietz: unknown,
      simple: unknown,
    };
  }
  const days = period.lastDay - period.firstDay;
  const timeWeighted = timeWeightedReturn(history);
  const dietz = modifiedDietz(period);
  const simple = simpleReturn(period);
  return {
    timeWeighted: timeWeighted.ok
      ? {
          ...measured(timeWeighted.value.total),
          annualised: finiteOrNull(annualizedReturn(timeWeighted.value.total, days) ?? Number.NaN),
        }
      : { value: null, reason: timeWeighted.reason, annualised: null },
    moneyWeighted: moneyWeightedOf(period, days),
    modifiedDietz: dietz.ok ? measured(dietz.value.total) : { value: null, reason: dietz.reason },
    simple: simple.ok ? measured(simple.value.total) : { value: null, reason: simple.reason },
  };
}

function moneyWeightedOf(period: ValuePeriod, days: number): Returns['moneyWeighted'] {
  const found = moneyWeightedReturn(period);
  if (found.ok) {
    const { total } = found.value;
    return { ...measured((1 + total) ** (daysPerYear / days) - 1), total: finiteOrNull(total) };
  }
  const { reason, rates } = found;
  return { value: null, reason, total: null, ...(rates ? { rates: [...rates] } : {}) };
}

/** The period of a history; where nothing was held before, it starts with the money of the first day. */
function periodOf({ days, values, inflows, outflows }: DailyHistory): ValuePeriod {
  const flowAt = (place: number): number => (inflows[place] as number) - (outflows[place] as number);
  const isNew = values[0] === 0 && days.length > 2 && flowAt(1) > 0;
  const first = isNew ? 1 : 0;
  return {
    firstDay: days[first] as number,
    opening: isNew ? flowAt(1) : (values[0] as number),
    lastDay: days.at(-1) as number,
    closing: values.at(-1) as number,
    flows: [...days].flatMap((day, place) =>
      place > first && flowAt(place) !== 0 ? [{ day, amount: flowAt(place) }] : [],
    ),
  };
}

/** Why a period has no returns, or null: what is not known at its ends, or of its flows. */
function missingReason(
  { withoutRate }: DailyHistory,
  { opening, closing, flows }: ValuePeriod,
): string | null {
  if ([opening, closing, ...flows.map(({ amount }) => amount)].every(Number.isFinite)) return null;
  if (withoutRate.length > 0) return `There is no rate for ${withoutRate.join(', ')}.`;
  if (Number.isNaN(closing)) return 'A holding has no price on the last day.';
  if (Number.isNaN(opening)) return 'A holding has no price on the day before the first.';
  return 'An amount is too large to compute.';
}
