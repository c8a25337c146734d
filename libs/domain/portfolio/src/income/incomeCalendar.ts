import type { Result } from '@finance-analyst/foundation';
import { monthsAfter, type DayRange } from '../calendar/monthsAfter.js';
import { instrumentKey } from '../row/instrumentKey.js';
import type { LedgerInstrument } from '../row/LedgerInstrument.js';
import { expectedDividends } from './expectedDividends.js';
import { incomeProblem, type IncomeHolding, type IncomeRequest } from './IncomeRequest.js';
import type { PaidDividend } from './PaidDividend.js';

export interface ExpectedPayment {
  readonly instrument: LedgerInstrument;
  /** ISO date. */
  readonly date: string;
  /** In `currency`. */
  readonly perShare: number;
  readonly currency: string;
  /** In the currency of the calendar, before taxes; negative for a holding that is sold short. */
  readonly amount: number;
  /** Announced by the issuer; otherwise what was paid a year before, grown. */
  readonly isDeclared: boolean;
}

export interface HoldingIncome {
  readonly instrument: LedgerInstrument;
  /** Of the next twelve months. */
  readonly amount: number;
  /** amount ÷ cost; null without a cost above zero. */
  readonly yieldOnCost: number | null;
  /** amount ÷ value; null without a value above zero. */
  readonly yieldOnValue: number | null;
}

export interface IncomeCalendar {
  /** By date. */
  readonly payments: readonly ExpectedPayment[];
  /** The twelve months after the date, with what is paid in each. */
  readonly months: readonly (DayRange & { readonly amount: number })[];
  /** In the order of the request. */
  readonly holdings: readonly HoldingIncome[];
  readonly total: number;
  /** Currencies without a rate: their payments are left out. */
  readonly withoutRate: readonly string[];
}

/**
 * The dividends of the next twelve months at today's quantities and rates: those declared, else those of the last twelve months with the
 * growth entered. Nothing is forecast for what has paid nothing.
 */
export function incomeCalendar(request: IncomeRequest): Result<IncomeCalendar> {
  const problem = incomeProblem(request);
  if (problem !== null) return { ok: false, reason: problem };
  const declared = byInstrument(request.declared);
  const paid = byInstrument(request.paid);
  const withoutRate = new Set<string>();
  const payments: ExpectedPayment[] = [];
  const holdings = request.holdings.map((holding): HoldingIncome => {
    const key = instrumentKey(holding.instrument);
    const expected = expectedDividends(
      request.date,
      declared.get(key) ?? [],
      paid.get(key) ?? [],
      holding.growth ?? 0,
    );
    let amount = 0;
    for (const { date, perShare, currency, isDeclared } of expected) {
      if (holding.quantity === 0) break;
      const rate = currency === request.currency ? 1 : request.rateOf(currency);
      if (rate === null || !Number.isFinite(rate)) {
        withoutRate.add(currency);
        continue;
      }
      const own = perShare * holding.quantity * rate;
      amount += own;
      payments.push({ instrument: holding.instrument, date, perShare, currency, amount: own, isDeclared });
    }
    return yieldsOf(holding, amount);
  });
  payments.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  return {
    ok: true,
    value: {
      payments,
      months: monthsOf(request.date, payments),
      holdings,
      total: payments.reduce((sum, { amount }) => sum + amount, 0),
      withoutRate: [...withoutRate].sort(),
    },
  };
}

function byInstrument(dividends: readonly PaidDividend[]): Map<string, PaidDividend[]> {
  const groups = new Map<string, PaidDividend[]>();
  for (const dividend of dividends) {
    const key = instrumentKey(dividend.instrument);
    groups.set(key, [...(groups.get(key) ?? []), dividend]);
  }
  return groups;
}

const yieldsOf = ({ instrument, cost, value }: IncomeHolding, amount: number): HoldingIncome => ({
  instrument,
  amount,
  yieldOnCost: cost > 0 ? amount / cost : null,
  yieldOnValue: value > 0 ? amount / value : null,
});

const monthsOf = (date: string, payments: readonly ExpectedPayment[]): IncomeCalendar['months'] =>
  monthsAfter(date).map((month) => ({
    ...month,
    amount: payments.reduce(
      (sum, { date: day, amount }) => (day >= month.first && day <= month.last ? sum + amount : sum),
      0,
    ),
  }));
