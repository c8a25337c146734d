import { compileModel, createEvaluator } from '@finance-analyst/model-engine';
import {
  freeCashFlowToFirmModel,
  freeCashFlowToFirmSource,
  impliedRevenueGrowth,
  sensitivityGrid,
} from '@finance-analyst/valuation';
import { handWrittenKernel, type KernelInputs } from './handWrittenKernel.ts';
import { medianTime } from './medianTime.ts';

/**
 * `npm run bench`: what the model engine costs beside a kernel written by hand for the same model, measured in one run
 * so that the ratios hold on any machine. Timings are reported, never asserted.
 */
const years = 5;
const growth = new Float64Array([0.1, 0.09, 0.08, 0.07, 0.06]);
const kernelInputs: KernelInputs = {
  baseRevenue: 1000,
  baseWorkingCapital: 100,
  growth,
  margin: 0.2,
  tax: 0.25,
  depreciation: 0.04,
  investment: 0.05,
  workingCapital: 0.1,
  riskFree: 0.04,
  premium: 0.05,
  beta: 1.1,
  costOfDebt: 0.06,
  debtWeight: 0.2,
  terminalGrowth: 0.025,
  cash: 50,
  debt: 200,
  shares: 100,
};
const inputs = {
  base_revenue: 1000,
  base_working_capital: 100,
  revenue_growth: [...growth],
  operating_margin: 0.2,
  tax_rate: 0.25,
  depreciation_rate: 0.04,
  capital_expenditure_rate: 0.05,
  working_capital_rate: 0.1,
  risk_free_rate: 0.04,
  equity_risk_premium: 0.05,
  beta: 1.1,
  cost_of_debt: 0.06,
  interest_tax_rate: 0.25,
  debt_weight: 0.2,
  terminal_growth: 0.025,
  cash: 50,
  debt: 200,
  shares_outstanding: 100,
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
    30,
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
