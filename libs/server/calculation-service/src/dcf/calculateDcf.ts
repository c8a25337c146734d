import type { DcfRequest, DcfResponse, DcfYear, ErrorDetail } from '@finance-analyst/contracts';
import { createEvaluator, formatFigure, type Evaluator, type Figure } from '@finance-analyst/model-engine';
import { freeCashFlowToFirmModel } from '@finance-analyst/valuation';
import { trippedChecks } from '../model/trippedChecks.js';
import { dcfModelInputs, forecastYears } from './dcfModelInputs.js';
import { impossibleInputs } from './impossibleInputs.js';

export type DcfResult =
  | { readonly ok: true; readonly value: DcfResponse }
  | { readonly ok: false; readonly problems: readonly ErrorDetail[] };

/** The numeric fields of the response, other than those by year and the nullable one. */
const statedFigures = [
  'wacc',
  'enterprise_value',
  'equity_value',
  'value_per_share',
  'present_value_of_cash_flows',
  'terminal_value',
  'present_value_of_terminal_value',
] as const;

/** Values a company from the given inputs, or names the inputs that make that impossible. */
export function calculateDcf(request: DcfRequest): DcfResult {
  const years = forecastYears(request);
  // Callers store these answers and compare them: they keep the last bits that they were first published with.
  const created = createEvaluator(freeCashFlowToFirmModel(years, 'host'), dcfModelInputs(request));
  if (!created.ok) {
    // The inputs are finite here; only their product in the default working capital can overflow.
    return { ok: false, problems: created.problems.map(({ message }) => ({ path: '', message })) };
  }
  const { evaluator } = created;
  const impossible = impossibleInputs(request, evaluator);
  if (impossible.length > 0) return { ok: false, problems: impossible };
  const failed = statedFigures.map((name) => evaluator.read(name)).find((figure) => !figure.ok);
  if (failed && !failed.ok) return { ok: false, problems: [{ path: '', message: failed.reason }] };
  return { ok: true, value: responseOf(request, years, evaluator) };
}

function responseOf(request: DcfRequest, years: number, evaluator: Evaluator): DcfResponse {
  const terminalShare = evaluator.read('terminal_share');
  const inCurrency = (figure: Figure): string =>
    figure.ok && figure.unit.kind === 'amount'
      ? `${formatFigure(figure)} ${request.currency}`
      : formatFigure(figure);
  return {
    currency: request.currency,
    wacc: evaluator.number('wacc'),
    enterpriseValue: evaluator.number('enterprise_value'),
    equityValue: evaluator.number('equity_value'),
    valuePerShare: evaluator.number('value_per_share'),
    presentValueOfCashFlows: evaluator.number('present_value_of_cash_flows'),
    terminalValue: evaluator.number('terminal_value'),
    presentValueOfTerminalValue: evaluator.number('present_value_of_terminal_value'),
    terminalShare: terminalShare.ok ? terminalShare.value : null,
    years: Array.from({ length: years }, (_, index) => yearOf(evaluator, index + 1)),
    checks: trippedChecks(evaluator, inCurrency),
  };
}

const yearOf = (evaluator: Evaluator, year: number): DcfYear => ({
  year,
  revenue: evaluator.number('revenue', year),
  operatingIncome: evaluator.number('operating_income', year),
  operatingTaxes: evaluator.number('operating_taxes', year),
  depreciation: evaluator.number('depreciation', year),
  capitalExpenditure: evaluator.number('capital_expenditure', year),
  changeInWorkingCapital: evaluator.number('change_in_working_capital', year),
  freeCashFlow: evaluator.number('free_cash_flow', year),
  discountFactor: evaluator.number('discount_factor', year),
  presentValue: evaluator.number('present_value', year),
});
