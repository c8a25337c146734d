import type { InputStatement, ItemStatement } from '../language/syntaxTree.js';
import type { GivenInput, UseStatement } from '../language/structureStatement.js';
import type { Segment } from './definition.js';
import { describeWanted, givenMisfit, isChoiceInput, optionsOf } from './givenMisfit.js';
import type { Placement, Surroundings } from './placement.js';

/** What a name means where it is written. */
export type Resolved =
  | {
      readonly kind: 'item';
      readonly name: string;
      readonly statement: ItemStatement;
      /** Whether the name means another figure in another segment. */
      readonly followsSegment: boolean;
      /** The options of the sub-model's choice that it replaces; it may have fewer. */
      readonly options?: readonly string[];
    }
  /** A choice that `with` settles. */
  | { readonly kind: 'option'; readonly option: string; readonly options: readonly string[] }
  /** Figures by segment, of which the example names one. */
  | { readonly kind: 'segmented'; readonly example: string }
  /** A use of a sub-model, rather than a figure in it. */
  | { readonly kind: 'use'; readonly definition: Placement['definition'] }
  /** Nothing that is known; `meant` names what has the same words in another order. */
  | { readonly kind: 'unknown'; readonly meant?: string }
  /** What `with` gives does not fit, with the reason to report there; or there is no such sub-model, which is reported already. */
  | { readonly kind: 'unfit'; readonly reason?: string; readonly isCircular?: true };

/** Longer chains of names through `with` lead in a circle. */
const longestChain = 200;

/** Finds what a name means, which may be dotted: `revenue`, `revenue.devices`, `senior.interest`. */
export function resolveName(name: string, surroundings: Surroundings, chain = 0): Resolved {
  const { segment } = surroundings;
  return resolveWords(name.split('.'), surroundings.placement);

  function resolveWords(words: readonly string[], placement: Placement): Resolved {
    const [word = '', ...rest] = words;
    const statement = placement.definition.names.get(word);
    if (!statement || statement.kind === 'check') return { kind: 'unknown' };
    if (!statement.bySegment) return resolveStatement(statement, undefined, rest, placement, false);
    const named = placement.segments.find((other) => other.name === rest[0]);
    if (named) return resolveStatement(statement, named, rest.slice(1), placement, false);
    const before = name.slice(0, name.length - words.join('.').length);
    const own = segment ?? placement.segments[0];
    const found = resolveStatement(statement, own, rest, placement, true);
    if (found.kind === 'unknown' && chain < longestChain) {
      const late = placement.segments.find((other) => rest.includes(other.name));
      const meant = [word, late?.name, ...rest.filter((other) => other !== late?.name)].join('.');
      return late && resolveName(before + meant, surroundings, chain + 1).kind === 'item'
        ? { ...found, meant: before + meant }
        : found;
    }
    if (segment || found.kind === 'unfit') return found;
    return { kind: 'segmented', example: before + [word, own?.name, ...rest].join('.') };
  }

  function resolveStatement(
    statement: ItemStatement | UseStatement,
    own: Segment | undefined,
    rest: readonly string[],
    placement: Placement,
    followsSegment: boolean,
  ): Resolved {
    const { text } = statement.name;
    if (statement.kind === 'use') {
      const use = placement.uses.get(text)?.get(own?.name ?? '');
      if (!use) return { kind: 'unfit' };
      if (rest.length === 0) return { kind: 'use', definition: use.definition };
      const resolved = resolveWords(rest, use);
      return resolved.kind === 'item' && followsSegment ? { ...resolved, followsSegment } : resolved;
    }
    if (rest.length > 0) return { kind: 'unknown' };
    const given = placement.given.get(text);
    if (given && statement.kind === 'input' && isNamedThrough(statement))
      return resolveGiven(given, statement, surroundingsOfGiven(placement, own), chain);
    const full = placement.scope + text;
    return { kind: 'item', name: own ? `${full}.${own.name}` : full, statement, followsSegment };
  }
}

/** Inputs that are given by name, because no formula can give their figures: choices and historical inputs. */
export const isNamedThrough = (input: InputStatement): boolean =>
  isChoiceInput(input) || input.extent === 'history';

/** Where what `with` gives is read: in the formula of one segment where the input, or the use, is by segment. */
export const surroundingsOfGiven = (
  { caller }: Placement,
  segment: Segment | undefined,
): Surroundings | undefined => caller && { ...caller, segment: segment ?? caller.segment };

/** What replaces a choice or a historical input that is given. */
export function resolveGiven(
  { formula }: GivenInput,
  input: InputStatement,
  surroundings: Surroundings | undefined,
  chain = 0,
): Resolved {
  const unfit = (reason: string): Resolved => ({ kind: 'unfit', reason });
  if (!surroundings || formula.kind !== 'name' || formula.lag !== 0) return unfit(describeWanted(input));
  const { name } = formula;
  const options = optionsOf(input);
  const circular: Resolved = {
    kind: 'unfit',
    reason: `${input.name.text} is given by itself`,
    isCircular: true,
  };
  if (chain >= longestChain) return circular;
  const found = resolveName(name, surroundings, chain + 1);
  const isChoice = found.kind === 'option' || (found.kind === 'item' && isChoiceOf(found.statement));
  if (options.includes(name))
    return isChoice
      ? unfit(`${name} is an option of ${input.name.text} and the name of a choice: rename one of them`)
      : { kind: 'option', option: name, options };
  if (found.kind === 'unfit') return found.isCircular ? circular : { kind: 'unfit' };
  if (found.kind === 'option')
    return options.includes(found.option)
      ? { ...found, options }
      : unfit(`${input.name.text} is one of ${options.join(', ')}, but ${name} is ${found.option}`);
  if (found.kind !== 'item' || found.statement.kind !== 'input') return unfit(describeWanted(input));
  const misfit = givenMisfit(input, found.statement, name, surroundings.placement.currency);
  return misfit === undefined ? { ...found, options } : unfit(misfit);
}

const isChoiceOf = (statement: ItemStatement): boolean =>
  statement.kind === 'input' && isChoiceInput(statement);
