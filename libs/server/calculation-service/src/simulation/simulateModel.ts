import type { SimulatedOutput, SimulationRequest, SimulationResponse } from '@finance-analyst/contracts';
import { engineVersion, type CompiledModel, type FigureRef } from '@finance-analyst/model-engine';
import {
  createCollector,
  createSimulation,
  methodVersion,
  summarizePaths,
  type SimulationRun,
  type SimulationSummary,
  type UncertainInput,
} from '@finance-analyst/uncertainty';
import { calculationProblem } from '../model/calculationProblem.js';
import { compileRequest } from '../model/compileRequest.js';
import type { Outcome } from '../model/CalculationOutcome.js';
import { unitText } from '../model/describeFigures.js';

const percents = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const;

/** Draws the uncertain inputs of a model and describes the distribution of each output, or says what makes that impossible. */
export function simulateModel(request: SimulationRequest): Outcome<SimulationResponse> {
  const compiled = compileRequest(request);
  if (!compiled.ok) return compiled;
  const model = compiled.value;
  const unknown = request.outputs.flatMap((name, place) =>
    isSingleFigure(model, name)
      ? []
      : [{ path: `outputs.${place}`, message: `the model has no single figure named ${name}` }],
  );
  for (const name of Object.keys(request.thresholds ?? {}))
    if (!request.outputs.includes(name))
      unknown.push({ path: `thresholds.${name}`, message: 'is not among the outputs' });
  if (unknown.length > 0)
    return calculationProblem(
      'unknown-name',
      'Some of the names are not single figures of the model, or not among the outputs. Correct the names listed.',
      unknown,
    );
  const outputs: Record<string, SimulatedOutput> = {};
  for (const name of request.outputs) {
    const described = describeOutput(model, request, name);
    if (!described.ok) return described;
    outputs[name] = described.value;
  }
  const { paths, seed } = request;
  return { ok: true, value: { paths, seed, methodVersion, engineVersion, outputs } };
}

const isSingleFigure = (model: CompiledModel, name: string): boolean =>
  model.lines.some((line) => line.name === name && line.shape === 'scalar');

function describeOutput(
  model: CompiledModel,
  request: SimulationRequest,
  name: string,
): Outcome<SimulatedOutput> {
  const run = runOf(request, { name });
  const prepared = createSimulation(model, run);
  if (!prepared.ok) return calculationProblem('impossible-simulation', prepared.reason, []);
  const collector = createCollector(run.paths);
  collector.add(prepared.simulation.block(0, run.paths));
  const collected = collector.collect();
  if (!collected.ok) return calculationProblem('impossible-simulation', collected.reason, []);
  const summarize = (price?: number): SimulationSummary =>
    summarizePaths(collected.value, run, {
      percentiles: percents.map((percent) => percent / 100),
      ...(price === undefined ? {} : { price }),
    });
  const { statistics, failures } = summarize();
  if (!statistics.ok)
    return calculationProblem(
      'no-value',
      `The simulation of ${name} has no distribution. ${statistics.reason}`,
      failures.map(({ reason }) => ({ path: `outputs.${name}`, message: reason })),
    );
  // A summary has one threshold.
  const below = (request.thresholds?.[name] ?? []).map((threshold) => summarize(threshold).statistics);
  const { mean, standardDeviation, percentiles } = statistics.value;
  const definition = model.itemByName.get(name);
  return {
    ok: true,
    value: {
      label: definition?.label ?? name,
      unit: definition ? unitText(definition.unit) : '',
      mean: mean.value,
      standardDeviation,
      standardError: mean.standardError,
      percentiles: Object.fromEntries(
        percentiles.map(({ value }, place) => [String(percents[place]), value]),
      ),
      probabilityBelow: below.flatMap((each) =>
        each.ok && each.value.loss
          ? [
              {
                threshold: each.value.loss.price,
                probability: each.value.loss.value,
                standardError: each.value.loss.standardError,
              },
            ]
          : [],
      ),
      failures: failures.map(({ reason, paths }) => ({ reason, paths })),
    },
  };
}

function runOf(
  { distributions, correlations, inputs, paths, seed, model }: SimulationRequest,
  output: FigureRef,
): SimulationRun {
  return {
    seed,
    paths,
    methodVersion,
    sampling: { kind: 'plain' },
    template: model,
    engineVersion,
    inputs,
    output,
    variables: Object.entries(distributions).map(([name, given]): UncertainInput => {
      const { type, period, effect = 'value', ...figures } = given;
      return {
        name,
        effect,
        ...(period === undefined ? {} : { period }),
        distribution: { kind: type, ...figures } as UncertainInput['distribution'],
      };
    }),
    ...(correlations === undefined ? {} : { correlations }),
  };
}
