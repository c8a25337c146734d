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
import { ledgerAccounts, ledgerRows } from './ledgerRows.js';
import { marketColumns } from './marketColumns.js';

const longestPeriodDays = 50 * 366;
const daysPerYear = 365;

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
  if (first > last)
    return impossible('to', `The period ends on ${to}, before it starts on ${from}.`, 'is before from');
  if (last - first > longestPeriodDays)
    return impossible('from', 'A period can have at most 50 years.', 'is more than 50 years before to');

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
        ? { value: null, reason: missingWords(history) }
        : { value: closing, reason: null },
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

const missingWords = ({ withoutRate }: DailyHistory): string =>
  withoutRate.length > 0
    ? `There is no rate for ${withoutRate.join(', ')}.`
    : 'A holding has no price on the last day.';

type Returns = Pick<ReturnsResponse, 'timeWeighted' | 'moneyWeighted' | 'modifiedDietz' | 'simple'>;

function returnsOf(history: DailyHistory): Returns {
  const { days, values, inflows, outflows } = history;
  const firstDay = days[0] as number;
  const lastDay = days.at(-1) as number;
  const period: ValuePeriod = {
    firstDay,
    opening: values[0] as number,
    lastDay,
    closing: values.at(-1) as number,
    flows: [...days].flatMap((day, place) => {
      const amount = (inflows[place] as number) - (outflows[place] as number);
      return place > 0 && amount !== 0 ? [{ day, amount }] : [];
    }),
  };
  const isKnown = [period.opening, period.closing, ...period.flows.map(({ amount }) => amount)].every(
    Number.isFinite,
  );
  if (!isKnown) {
    const reason = missingWords(history);
    const unknown = { value: null, reason };
    return {
      timeWeighted: { ...unknown, annualised: null },
      moneyWeighted: { ...unknown, total: null },
      modifiedDietz: unknown,
      simple: unknown,
    };
  }
  const timeWeighted = timeWeightedReturn(history);
  const moneyWeighted = moneyWeightedReturn(period);
  const dietz = modifiedDietz(period);
  const simple = simpleReturn(period);
  return {
    timeWeighted: timeWeighted.ok
      ? {
          value: timeWeighted.value.total,
          reason: null,
          annualised: annualizedReturn(timeWeighted.value.total, lastDay - firstDay),
        }
      : { value: null, reason: timeWeighted.reason, annualised: null },
    moneyWeighted: moneyWeighted.ok
      ? {
          value: (1 + moneyWeighted.value.total) ** (daysPerYear / (lastDay - firstDay)) - 1,
          reason: null,
          total: moneyWeighted.value.total,
        }
      : {
          value: null,
          reason: moneyWeighted.reason,
          total: null,
          ...(moneyWeighted.rates ? { rates: [...moneyWeighted.rates] } : {}),
        },
    modifiedDietz: dietz.ok
      ? { value: dietz.value.total, reason: null }
      : { value: null, reason: dietz.reason },
    simple: simple.ok ? { value: simple.value.total, reason: null } : { value: null, reason: simple.reason },
  };
}
