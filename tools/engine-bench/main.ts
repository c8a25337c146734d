import { compileModel, createEvaluator } from '@finance-analyst/model-engine';
import {
  freeCashFlowToFirmExample,
  freeCashFlowToFirmModel,
  freeCashFlowToFirmSource,
  impliedRevenueGrowth,
  sensitivityGrid,
} from '@finance-analyst/valuation';
import { benchDraws } from './benchDraws.ts';
import { benchEdits } from './benchEdits.ts';
import { benchMany } from './benchMany.ts';
import { benchThreads } from './benchThreads.ts';
import { handWrittenKernel, type KernelInputs } from './handWrittenKernel.ts';
import { medianTime } from './medianTime.ts';

/**
 * `npm run bench`: the cost of the model engine compared with a hand-written kernel for the same model, measured in one
 * run so that the ratios hold on any machine. Timings are reported, never asserted.
 */
const inputs = freeCashFlowToFirmExample;
const years = inputs.revenue_growth.length;
const growth = new Float64Array(inputs.revenue_growth);
const kernelInputs: KernelInputs = {
  baseRevenue: inputs.base_revenue,
  baseWorkingCapital: inputs.base_working_capital,
  growth,
  margin: inputs.operating_margin,
  tax: inputs.tax_rate,
  depreciation: inputs.depreciation_rate,
  investment: inputs.capital_expenditure_rate,
  workingCapital: inputs.working_capital_rate,
  riskFree: inputs.risk_free_rate,
  premium: inputs.equity_risk_premium,
  beta: inputs.beta,
  costOfDebt: inputs.cost_of_debt,
  debtWeight: inputs.debt_weight,
  terminalGrowth: inputs.terminal_growth,
  cash: inputs.cash,
  debt: inputs.debt,
  shares: inputs.shares_outstanding,
};

const model = freeCashFlowToFirmModel(years);
const created = createEvaluator(model, inputs);
if (!created.ok) throw new Error(`The bench model does not evaluate: ${JSON.stringify(created.problems)}`);
const { evaluator } = created;
const byHand = handWrittenKernel(kernelInputs);
const byEngine = evaluator.number('value_per_share');
if (Math.abs(byEngine / byHand - 1) > 1e-12)
  throw new Error(`Engine ${byEngine} and kernel ${byHand} disagree.`);

let sink = 0;
let step = 0;
const kernel = medianTime(
  () => {
    step = (step + 1) % 64;
    growth[2] = 0.08 + step / 1e4;
    sink += handWrittenKernel(kernelInputs);
  },
  { calls: 20_000 },
);

const rows: readonly (readonly [name: string, microseconds: number, limit: number | null])[] = [
  ['Hand-written kernel, whole model', kernel, null],
  [
    'Engine, whole model from inputs',
    medianTime(
      () => {
        const fresh = createEvaluator(model, inputs);
        if (fresh.ok) sink += fresh.evaluator.number('value_per_share');
      },
      { calls: 1000 },
    ),
    100,
  ],
  [
    'Engine, one edit (growth of year 3)',
    medianTime(
      () => {
        step = (step + 1) % 64;
        evaluator.set('revenue_growth', 0.08 + step / 1e4, 3);
        sink += evaluator.number('value_per_share');
      },
      { calls: 2000 },
    ),
    null,
  ],
  [
    'Sensitivity grid, 5 × 5',
    medianTime(
      () => {
        sink += sensitivityGrid(evaluator, {
          rows: { input: 'given_wacc', values: [0.075, 0.08, 0.085, 0.09, 0.095] },
          columns: { input: 'terminal_growth', values: [0.015, 0.02, 0.025, 0.03, 0.035] },
          output: { name: 'value_per_share' },
          fixed: { wacc_method: 'given' },
        }).length;
      },
      { calls: 200 },
    ),
    null,
  ],
  [
    'Reverse DCF',
    medianTime(
      () => {
        const implied = impliedRevenueGrowth(evaluator, 31);
        if (implied.ok) sink += implied.value;
      },
      { calls: 200 },
    ),
    null,
  ],
  [
    'Compile the template',
    medianTime(() => compileModel(freeCashFlowToFirmSource, { forecastPeriods: years }), { calls: 20 }),
    null,
  ],
];

console.log(`Free cash flow to the firm, ${years} years; medians of one run, Node ${process.version}`);
console.log(`${'what'.padEnd(40)}${'µs'.padStart(10)}${'× kernel'.padStart(12)}   limit`);
for (const [name, microseconds, limit] of rows) {
  const ratio = (microseconds / kernel).toFixed(1);
  const verdict = limit === null ? '' : `${limit} µs ${microseconds < limit ? 'met' : 'MISSED'}`;
  console.log(`${name.padEnd(40)}${microseconds.toFixed(2).padStart(10)}${ratio.padStart(12)}   ${verdict}`);
}
if (!Number.isFinite(sink)) throw new Error('A measured figure was not finite.');
benchEdits();
benchMany();
benchDraws();
await benchThreads();
