import { createBatch, createEvaluator, type Batch, type BatchRequest } from '@finance-analyst/model-engine';
import {
  ascendingFigures,
  createSimulation,
  estimatePositions,
  percentileOf,
  summarizePaths,
} from '@finance-analyst/uncertainty';
import { freeCashFlowToFirmExample, freeCashFlowToFirmModel } from '@finance-analyst/valuation';
import { createNormals } from './createNormals.ts';
import { handWrittenPaths, uncertainInputs } from './handWrittenPaths.ts';
import { medianCpuTime } from './medianCpuTime.ts';
import { middleOf, simulationInputs, simulationRun, simulationYears } from './simulationBench.ts';

const output = { name: 'value_per_share' };
const example = freeCashFlowToFirmExample;
const model = freeCashFlowToFirmModel(simulationYears);

function batchOf(request: Omit<BatchRequest, 'outputs'>, of = model): Batch {
  const created = createBatch(of, { outputs: [output], ...request });
  if (!created.ok) throw new Error(`The bench batch does not fit: ${JSON.stringify(created.problems)}`);
  return created.batch;
}

/** Those that numpy's paths are summarized by. */
const probabilities = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];

const report = (what: string, milliseconds: number, note: string): void =>
  console.log(`${what.padEnd(64)}${milliseconds.toFixed(1).padStart(9)} ms   ${note}`);
const verdict = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

/** Many valuations at once, in processor time of one thread. */
export function benchMany(): void {
  console.log(`\nMany at once; medians of processor time in one run`);
  benchPaths();
  benchCompanies();
  benchGrid();
  benchSimulation();
}

/** Eight uncertain inputs, beside a kernel written by hand for the same model in the same arithmetic. */
function benchPaths(): void {
  const paths = 100_000;
  const normal = createNormals(1);
  const columns = uncertainInputs.map((name) => {
    const middle = middleOf(name);
    return Float64Array.from({ length: paths }, () => middle * (1 + 0.05 * normal()));
  });
  const varying = uncertainInputs.map((name) => ({ name }));
  const kernelInputs = {
    baseRevenue: example.base_revenue,
    baseWorkingCapital: example.base_working_capital,
    depreciation: example.depreciation_rate,
    premium: example.equity_risk_premium,
    costOfDebt: example.cost_of_debt,
    interestTax: example.interest_tax_rate,
    debtWeight: example.debt_weight,
    cash: example.cash,
    debt: example.debt,
    shares: example.shares_outstanding,
    years: simulationYears,
  };
  const byHand = new Float64Array(paths);
  const kernel = medianCpuTime(() => handWrittenPaths(columns, kernelInputs, byHand));
  const expected = byHand.slice();
  const batch = batchOf({ varying, fixed: simulationInputs });
  const [values = byHand] = batch.run(columns);
  if (values.some((value, path) => value !== expected[path])) throw new Error('Batch and kernel disagree.');
  const many = medianCpuTime(() => batch.run(columns, [values]));
  const created = createEvaluator(model, simulationInputs);
  if (!created.ok) throw new Error('The bench model does not evaluate.');
  const { evaluator } = created;
  const oneByOne =
    medianCpuTime(() => {
      for (let path = 0; path < paths / 100; path += 1) {
        uncertainInputs.forEach((name, index) => evaluator.set(name, columns[index]?.[path] ?? 0));
        byHand[path] = evaluator.number(output.name);
      }
    }) * 100;
  const perPath = (milliseconds: number): string => `${((milliseconds * 1e6) / paths).toFixed(0)} ns a path`;
  const ratio = (milliseconds: number): string => `${(milliseconds / kernel).toFixed(2)} × kernel`;
  report('100,000 paths, eight inputs: hand-written kernel', kernel, perPath(kernel));
  report('  batch', many, `${perPath(many)}, ${ratio(many)}, limit 3 ${verdict(many < 3 * kernel)}`);
  report('  evaluator, path by path', oneByOne, `${perPath(oneByOne)}, ${ratio(oneByOne)}`);
}

/** One template over a market: every figure of every company differs. */
function benchCompanies(): void {
  const companies = 10_000;
  const template = freeCashFlowToFirmModel(5);
  const normal = createNormals(2);
  const figures = template.inputs.flatMap(({ name, shape, firstPeriod, lastPeriod, options }) => {
    if (options) return [];
    const given = (example as Readonly<Record<string, number | readonly number[]>>)[name] ?? 0;
    return Array.from({ length: lastPeriod - firstPeriod + 1 }, (_, index) => ({
      ref: shape === 'series' ? { name, period: firstPeriod + index } : { name },
      figure: typeof given === 'number' ? given : (given[index] ?? 0),
    }));
  });
  const columns = figures.map(({ figure }) =>
    Float64Array.from({ length: companies }, () => figure * (1 + 0.1 * normal())),
  );
  const request = { varying: figures.map(({ ref }) => ref), fixed: {} };
  const time = medianCpuTime(() => batchOf(request, template).run(columns));
  report(
    `10,000 companies, ${figures.length} figures each, five years`,
    time,
    `limit 50 ms ${verdict(time < 50)}`,
  );
}

/** Growth by cost of capital, the whole model for each cell. */
function benchGrid(): void {
  const side = 101;
  const cells = side * side;
  const along = (from: number, to: number, position: number): number =>
    from + ((to - from) * position) / (side - 1);
  const columns = [
    Float64Array.from({ length: cells }, (_, cell) => along(0, 0.04, cell % side)),
    Float64Array.from({ length: cells }, (_, cell) => along(0.06, 0.12, Math.floor(cell / side))),
  ];
  const varying = [{ name: 'revenue_growth' }, { name: 'given_wacc' }];
  const request = { varying, fixed: { ...simulationInputs, wacc_method: 'given' } };
  const time = medianCpuTime(() => batchOf(request).run(columns));
  const prepared = batchOf(request);
  const again = medianCpuTime(() => prepared.run(columns));
  report('101 × 101 grid of growth and cost of capital', time, `${again.toFixed(1)} ms without preparing it`);
}

/** A simulation as the product runs it: eight inputs drawn, the model computed, the paths summarized. */
function benchSimulation(): void {
  const paths = 1_000_000;
  const run = simulationRun(paths);
  const prepared = createSimulation(model, run);
  if (!prepared.ok) throw new Error(prepared.reason);
  const { sampler, block } = prepared.simulation;
  const columns = run.variables.map(() => new Float64Array(1000));
  const draws = medianCpuTime(() => {
    for (let path = 0; path < paths; path += 1000) sampler.draw(path, columns);
  }, 5);
  const { outputs } = block(0, paths);
  const whole = medianCpuTime(() => block(0, paths), 5);
  const percentiles = medianCpuTime(() => {
    const positions = probabilities.flatMap((probability) => estimatePositions(paths, probability));
    const sorted = ascendingFigures(outputs, positions);
    return probabilities.map((probability) => percentileOf(sorted, probability));
  }, 5);
  const summary = medianCpuTime(() => summarizePaths({ outputs, failures: [] }, run), 5);
  report('1,000,000 ten-year paths, eight uncertain inputs: drawn', draws, '');
  report('  drawn and computed', whole, '');
  report(
    '  nine percentiles',
    percentiles,
    `${(whole + percentiles).toFixed(1)} ms in all; limit: half of numpy's time for as many paths, in the same minute`,
  );
  report(
    '  or the whole summary: errors, histogram, convergence, checksum',
    summary,
    `${(whole + summary).toFixed(1)} ms in all`,
  );
}
