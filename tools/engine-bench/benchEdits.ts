import { createEvaluator, type CompiledModel, type InputValues } from '@finance-analyst/model-engine';
import {
  freeCashFlowToFirm4Example,
  freeCashFlowToFirm4Model,
  freeCashFlowToFirmExample,
  freeCashFlowToFirmModel,
} from '@finance-analyst/valuation';

const edits = 20_000;
const rounds = 31;
/** Recalculations a second. */
const limit = 300_000;
const historicalYears = 2;

/** One edit of one forecast year and the value per share that it gives, over and over, in processor time. */
export function benchEdits(): void {
  console.log(
    `\nOne edit, growth of year 3, and the value per share; processor time, the fastest of ${rounds} rounds`,
  );
  bench('Version 1, 5 years', freeCashFlowToFirmModel(5), freeCashFlowToFirmExample, limit);
  bench('As new models are, 5 years', newModel(5), overYears(5), limit);
  bench('As new models are, 10 years', newModel(10), overYears(10), null);
}

const newModel = (years: number): CompiledModel => freeCashFlowToFirm4Model(years, historicalYears);

/** The example over as many forecast years, which go on as the last. */
const overYears = (years: number): InputValues =>
  Object.fromEntries(
    Object.entries(freeCashFlowToFirm4Example).map(([name, given]) => [
      name,
      typeof given !== 'object' || given.length === historicalYears
        ? given
        : Array.from({ length: years }, (_, year) => given[year] ?? given.at(-1) ?? 0),
    ]),
  );

function bench(what: string, model: CompiledModel, inputs: InputValues, least: number | null): void {
  const created = createEvaluator(model, inputs);
  if (!created.ok) throw new Error(`The bench model does not evaluate: ${JSON.stringify(created.problems)}`);
  const { evaluator } = created;
  let total = 0;
  const round = (): number => {
    const before = process.cpuUsage();
    for (let edit = 0; edit < edits; edit += 1) {
      evaluator.set('revenue_growth', 0.05 + (edit % 64) / 1e4, 3);
      total += evaluator.number('value_per_share');
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  // Others on the machine slow a loop this short to half its speed for seconds.
  const time = Math.min(...Array.from({ length: rounds }, round));
  if (!Number.isFinite(total)) throw new Error('A measured figure was not finite.');
  const perSecond = (edits / time) * 1000;
  const verdict =
    least === null ? '' : `; limit ${least.toLocaleString('en')} ${perSecond >= least ? 'met' : 'MISSED'}`;
  const rate = (Math.round(perSecond / 1000) * 1000).toLocaleString('en');
  console.log(
    `${what.padEnd(58)}${((time * 1000) / edits).toFixed(2).padStart(9)} µs   ${rate} a second${verdict}`,
  );
}
