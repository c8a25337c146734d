import type { SimulationRunDocument, StoredDistribution, StoredSimulation } from '@finance-analyst/documents';
import type { FigureFormatting } from '@finance-analyst/figures';
import { quantileOf } from '@finance-analyst/uncertainty';
import type { Valuation } from '@finance-analyst/valuation';
import { inputFormat } from '../inputs/inputFormat.js';
import type { OfferedInput } from '../inputs/OfferedInput.js';
import { highEnd } from '../inputs/spreadDistribution.js';
import { messages } from '../messages.js';

/** A setting of runs, in words for each of them. */
export interface RunSetting {
  readonly id: string;
  readonly label: string;
  readonly values: readonly string[];
}

/** A label within a sentence. */
const inside = (label: string): string => label.toLowerCase();

const figuresOf = (distribution: StoredDistribution): readonly (readonly [string, number])[] => {
  switch (distribution.kind) {
    case 'normal':
      return [[inside(messages.standardDeviation), distribution.standardDeviation]];
    case 'lognormal':
      return [
        [inside(messages.median), distribution.median],
        [messages.percentile(highEnd), quantileOf(distribution, highEnd)],
      ];
    case 'triangular':
    case 'pert':
      return [
        [inside(messages.low), distribution.low],
        [inside(messages.mode), distribution.mode],
        [inside(messages.high), distribution.high],
      ];
    case 'uniform':
      return [
        [inside(messages.low), distribution.low],
        [inside(messages.high), distribution.high],
      ];
    case 'discrete':
      return [];
  }
};

const base = (value: unknown): string => JSON.stringify(value);

/** The settings in which runs differ, in words; empty for one run or equal ones. */
export function differingSettings(
  runs: readonly SimulationRunDocument[],
  offered: readonly OfferedInput[],
  valuation: Valuation,
  { format }: Pick<FigureFormatting, 'format'>,
): readonly RunSetting[] {
  const labelOf = (name: string): string =>
    valuation.model.inputs.find((input) => input.name === name)?.label ?? name;
  const count = (value: number): string => format(value, { kind: 'number', precision: 0 });
  const write = (name: string, { kind, ...distribution }: StoredDistribution): string => {
    const input = offered.find((each) => each.name === name);
    const as = input ? inputFormat(input.unit, valuation) : ({ kind: 'number', precision: 4 } as const);
    if (kind === 'discrete' && 'outcomes' in distribution)
      return `${messages.kinds.discrete}: ${distribution.outcomes
        .map(
          ({ value, probability }) =>
            `${format(value, { ...as, sign: 'always' })} (${format(probability, { kind: 'rate', precision: 1 })})`,
        )
        .join(', ')}`;
    return [
      messages.kinds[kind],
      ...figuresOf({ kind, ...distribution } as StoredDistribution).map(
        ([label, value]) => `${label} ${format(value, as)}`,
      ),
    ].join(', ');
  };
  const writeBase = (name: string, figures: StoredSimulation['inputs'][string] | undefined): string => {
    const input = valuation.model.inputs.find((each) => each.name === name);
    const as = inputFormat(input?.unit.kind ?? 'number', valuation);
    const all = typeof figures === 'object' ? figures : [figures ?? null];
    return all
      .map((each) => (typeof each === 'number' ? format(each, as) : (each ?? messages.none)))
      .join(', ');
  };
  const setting = (
    id: string,
    label: string,
    of: (run: SimulationRunDocument) => { readonly key: string; readonly text: string },
  ): RunSetting | null => {
    const all = runs.map(of);
    return new Set(all.map(({ key }) => key)).size > 1
      ? { id, label, values: all.map(({ text }) => text) }
      : null;
  };
  const plain = (id: string, label: string, of: (run: SimulationRunDocument) => string): RunSetting | null =>
    setting(id, label, (run) => ({ key: of(run), text: of(run) }));
  const names = [...new Set(runs.flatMap(({ body }) => body.run.variables.map(({ name }) => name)))];
  const pairs = [
    ...new Set(names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const))),
  ];
  const correlation = ({ body }: SimulationRunDocument, one: string, other: string): number => {
    const at = (name: string): number => body.run.variables.findIndex((each) => each.name === name);
    return body.run.correlations?.[at(one)]?.[at(other)] ?? 0;
  };
  const inputs = [...new Set(runs.flatMap(({ body }) => Object.keys(body.run.inputs)))];
  const changed = inputs.filter(
    (name) => new Set(runs.map(({ body }) => base(body.run.inputs[name]))).size > 1,
  );
  return [
    plain('model', messages.modelVersion, ({ body }) => count(body.model.revision)),
    plain('price', messages.price, ({ body: { options, currency } }) =>
      options.price === undefined
        ? messages.none
        : format(options.price, { kind: 'per-share', currency, precision: 2 }),
    ),
    plain('engine', messages.engine, ({ body }) => body.run.engineVersion),
    plain('method', messages.drawMethod, ({ body }) => count(body.run.methodVersion ?? 1)),
    plain('seed', messages.seed, ({ body }) => String(body.run.seed)),
    plain('paths', messages.paths, ({ body }) => count(body.run.paths)),
    plain('sampling', messages.sampling, ({ body: { run } }) =>
      run.sampling.kind === 'plain'
        ? messages.samplings.plain
        : messages.designsOf(messages.samplings[run.sampling.kind], count(run.sampling.designs)),
    ),
    ...names.map((name) =>
      setting(name, labelOf(name), ({ body }) => {
        const found = body.run.variables.find((each) => each.name === name);
        return found
          ? { key: base(found), text: write(name, found.distribution) }
          : { key: '', text: messages.notVaried };
      }),
    ),
    ...pairs.map(([one, other]) =>
      plain(`${one}|${other}`, messages.correlationOf(labelOf(one), labelOf(other)), (run) =>
        format(correlation(run, one, other), { kind: 'number', precision: 2 }),
      ),
    ),
    ...changed.map((name) =>
      setting(`base ${name}`, messages.baseOf(labelOf(name)), ({ body }) => {
        const figures = body.run.inputs[name];
        return { key: base(figures), text: writeBase(name, figures) };
      }),
    ),
  ].filter((each) => each !== null);
}
