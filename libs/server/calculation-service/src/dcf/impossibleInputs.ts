import type { DcfRequest, ErrorDetail } from '@finance-analyst/contracts';
import type { Evaluator } from '@finance-analyst/model-engine';

const percent = (rate: number): string => `${Number((rate * 100).toFixed(4))}%`;

/** Problems with the cost of capital, under the name of the field that sets it. */
function costOfCapitalProblem({ costOfCapital, terminal }: DcfRequest, wacc: number): ErrorDetail[] {
  const path = costOfCapital ? 'costOfCapital' : 'wacc';
  const subject = costOfCapital ? `gives a WACC of ${percent(wacc)}, which ` : '';
  if (terminal.method === 'perpetual-growth' && wacc <= terminal.growth) {
    return [{ path, message: `${subject}must be greater than terminal.growth` }];
  }
  if (wacc <= -1) return [{ path, message: `${subject}must be greater than -1` }];
  return [];
}

/** Why well-formed inputs have no value, by field; empty when they have one. */
export function impossibleInputs(request: DcfRequest, evaluator: Evaluator): readonly ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (request.baseRevenue <= 0) problems.push({ path: 'baseRevenue', message: 'must be greater than 0' });
  if (request.sharesOutstanding <= 0) {
    problems.push({ path: 'sharesOutstanding', message: 'must be greater than 0' });
  }
  problems.push(...costOfCapitalProblem(request, evaluator.number('wacc')));
  const metric = evaluator.number('terminal_metric');
  if (request.terminal.method === 'exit-multiple' && metric <= 0) {
    const message = `must be above 0 in the final year to apply a multiple; it is ${metric}`;
    problems.push({ path: 'terminal.metric', message });
  }
  return problems;
}
