import { ownCurrency } from '../analysis/statedCurrencies.js';
import { closestName } from '../language/closestName.js';
import { labelOfName } from '../language/labelOfName.js';
import type { ReportError } from '../language/modelError.js';
import type { GivenInput, UseStatement } from '../language/structureStatement.js';
import type { Definition, Definitions, Segment } from './definition.js';
import type { ExpansionBudget } from './expansionBudget.js';
import type { Placement, Surroundings } from './placement.js';

export interface Placements {
  readonly main: Placement;
  /** Sub-models that nothing uses, each by itself, so that their faults are found too. */
  readonly unused: readonly Placement[];
}

/** Follows the uses of sub-models from the model down. What does not exist or leads back to itself is reported. */
export function placeDefinitions(
  { main, submodels, segments }: Definitions,
  budget: ExpansionBudget,
  report: ReportError,
): Placements {
  const currency = ownCurrency(main.statements);
  const used = new Set<Definition>();

  const place = (
    definition: Definition,
    placed: Omit<Placement, 'definition' | 'uses' | 'segments' | 'currency'>,
    path: readonly Definition[],
    segmentedUse: UseStatement | undefined,
  ): Placement => {
    used.add(definition);
    const uses = new Map<string, ReadonlyMap<string, Placement>>();
    const placement: Placement = { ...placed, definition, uses, segments, currency };
    for (const statement of definition.statements) {
      if (segmentedUse && 'bySegment' in statement && statement.bySegment)
        reportTwofold(segmentedUse, report);
      if (statement.kind !== 'use' || definition.names.get(statement.name.text) !== statement) continue;
      const target = findTarget(statement, submodels, report);
      if (!target || isCircular(statement, target, [...path, definition], report)) continue;
      if (statement.bySegment) reportAmbiguous(statement, target, segments, report);
      const given = readGiven(statement, target, report);
      const placeFor = (segment: Segment | undefined): Placement => {
        budget.takeStatement(statement.span);
        return place(
          target,
          { ...describeUse(statement, placement, segment), caller: { placement, segment }, given },
          [...path, definition],
          segment ? statement : segmentedUse,
        );
      };
      const each = statement.bySegment ? segments : [undefined];
      uses.set(statement.name.text, new Map(each.map((segment) => [segment?.name ?? '', placeFor(segment)])));
    }
    return placement;
  };
  const placeAlone = (definition: Definition, scope: string): Placement =>
    place(definition, { scope, label: undefined, caller: undefined, given: new Map() }, [], undefined);

  const mainPlacement = placeAlone(main, '');
  const unused = [...submodels.values()].flatMap((definition) =>
    used.has(definition) ? [] : [placeAlone(definition, `${definition.name}.`)],
  );
  return { main: mainPlacement, unused };
}

function findTarget(
  { submodel: { text, span } }: UseStatement,
  submodels: Definitions['submodels'],
  report: ReportError,
): Definition | undefined {
  const target = submodels.get(text);
  if (!target)
    report('unknown-name', span, `there is no sub-model ${text}`, {
      suggestion: () => closestName(text, submodels.keys()),
    });
  return target;
}

function isCircular(
  { submodel: { span } }: UseStatement,
  target: Definition,
  path: readonly Definition[],
  report: ReportError,
): boolean {
  const start = path.indexOf(target);
  if (start < 0) return false;
  const cycle = [...path.slice(start), target].map(({ name }) => name);
  report('circular-reference', span, `a sub-model cannot be a part of itself: ${cycle.join(' uses ')}`, {
    cycle,
  });
  return true;
}

function readGiven(
  { submodel, given }: UseStatement,
  { names }: Definition,
  report: ReportError,
): ReadonlyMap<string, GivenInput> {
  const byName = new Map<string, GivenInput>();
  for (const input of given) {
    const { text, span } = input.name;
    if (names.get(text)?.kind !== 'input') {
      const inputs = [...names].flatMap(([name, { kind }]) => (kind === 'input' ? [name] : []));
      const suggestion = (): string | undefined => closestName(text, inputs);
      report('unknown-name', span, `${submodel.text} has no input ${text}`, { suggestion });
    } else if (byName.has(text)) report('duplicate-name', span, `${text} is given twice`);
    else byName.set(text, input);
  }
  return byName;
}

function describeUse(
  { name: { text }, label }: UseStatement,
  { scope, label: outer }: Placement,
  segment: Surroundings['segment'],
): Pick<Placement, 'scope' | 'label'> {
  const own = label ?? labelOfName(text);
  const ofSegment = segment ? `${own}, ${segment.label}` : own;
  return {
    scope: segment ? `${scope}${text}.${segment.name}.` : `${scope}${text}.`,
    label: outer === undefined ? ofSegment : `${outer}: ${ofSegment}`,
  };
}

/** `unit.devices` of a sub-model with a figure devices could mean that figure, or the use for the segment. */
function reportAmbiguous(
  { name, submodel }: UseStatement,
  { names }: Definition,
  segments: readonly Segment[],
  report: ReportError,
): void {
  const both = segments.find((segment) => (names.get(segment.name)?.kind ?? 'check') !== 'check');
  if (both)
    report(
      'duplicate-name',
      name.span,
      `${both.name} is a segment and a name in ${submodel.text}, so ${name.text}.${both.name} could be either: rename one of them`,
    );
}

function reportTwofold({ bySegment, span, submodel }: UseStatement, report: ReportError): void {
  report(
    'shape-mismatch',
    bySegment ?? span,
    `${submodel.text} has figures by segment, so its uses cannot be by segment too`,
  );
}
