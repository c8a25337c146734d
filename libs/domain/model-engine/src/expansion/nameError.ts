import { closestName } from '../language/closestName.js';
import type { ErrorDetails, ModelErrorCode } from '../language/modelError.js';
import type { Placement } from './placement.js';
import type { Resolved } from './resolveName.js';

/** The error for a name that does not mean a single figure; undefined where it is reported elsewhere. */
export function nameError(
  name: string,
  resolved: Resolved,
  placement: Placement,
  functions: Iterable<string> = [],
): { readonly code: ModelErrorCode; readonly message: string; readonly details?: ErrorDetails } | undefined {
  switch (resolved.kind) {
    case 'segmented':
      return {
        code: 'shape-mismatch',
        message: `${name} is by segment: name one, as in ${resolved.example}, or take all, as in sum(segments(${name}))`,
      };
    case 'use': {
      const [member = 'x'] = figuresOf(resolved.definition.names);
      return {
        code: 'unknown-name',
        message: `${name} is the use of a sub-model: name one of its figures, as in ${name}.${member}`,
      };
    }
    case 'option':
      return {
        code: 'unit-mismatch',
        message: `${name} is a choice: compare it with an option, as in ${name} = ${resolved.option}`,
      };
    case 'unknown': {
      const suggestion = (): string | undefined =>
        resolved.meant ?? closestName(name, [...namesLike(name, placement), ...functions]);
      return { code: 'unknown-name', message: `nothing is named ${name}`, details: { suggestion } };
    }
    case 'unfit':
    case 'item':
      return undefined;
  }
}

const namesByPlacement = new WeakMap<Placement, readonly DottedName[]>();

interface DottedName {
  readonly name: string;
  readonly words: readonly string[];
}

/**
 * Names that may be meant by a wrong one: plain names by a plain one, and by a dotted one those that share a word with it,
 * because comparing it with every figure of every segment would take long.
 */
function namesLike(written: string, placement: Placement): readonly string[] {
  const names =
    namesByPlacement.get(placement) ?? listNames(placement).map((name) => ({ name, words: name.split('.') }));
  namesByPlacement.set(placement, names);
  const wanted = written.split('.');
  return names
    .filter(({ words }) =>
      wanted.length === 1 ? words.length === 1 : words.some((word) => wanted.includes(word)),
    )
    .map(({ name }) => name);
}

/** Names that a formula of a definition can have, those in sub-models that it uses included. */
function listNames({ definition, uses, segments }: Placement): readonly string[] {
  const inUses = [...uses].flatMap(([name, bySegment]) =>
    [...bySegment].flatMap(([segment, use]) =>
      figuresOf(use.definition.names).map((figure) => [name, segment, figure].filter(Boolean).join('.')),
    ),
  );
  const own = figuresOf(definition.names);
  const ofSegments = own.flatMap((name) =>
    definition.names.get(name)?.bySegment ? segments.map((segment) => `${name}.${segment.name}`) : [],
  );
  return [...own, ...ofSegments, ...inUses];
}

const figuresOf = (names: Placement['definition']['names']): readonly string[] =>
  [...names].flatMap(([name, { kind }]) => (kind === 'check' || kind === 'use' ? [] : [name]));
