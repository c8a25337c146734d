import { labelledFormula, type CompiledModel } from '@finance-analyst/model-engine';
import { callIn, type Call } from './callIn.js';
import { asCondition, callInWords, isOneTerm } from './callInWords.js';

export interface FormulaWriting {
  /** Applied to the formula as written, such as to change signs. */
  readonly prepared?: (formula: string) => string;
  /** The names of the figures that the formula took in its period: of two branches, the one taken is written. */
  readonly taken?: ReadonlySet<string> | undefined;
}

/**
 * A formula of a model in words: labels for names, words for functions. `revenue[-1]` is the revenue of the prior year. What
 * the whole formula requires follows it; what a part requires is left out, since the part has no other value.
 */
export function formulaInWords(
  model: CompiledModel,
  formula: string,
  { prepared = (part) => part, taken }: FormulaWriting = {},
): string {
  const worded = (part: string): string => {
    const call = callIn(part);
    if (!call) return leafInWords(model, part);
    const { name, parts, before, after } = call;
    const isWithin = before.trim() + after.trim() !== '' && !(before.endsWith('(') && after.startsWith(')'));
    const only = name === 'require' ? parts[1] : taken && branchTaken(model, call, taken);
    if (only !== undefined)
      return worded(before + (isWithin && !isOneTerm(only) ? `(${only})` : only) + after);
    const { words, isTerm } = callInWords(call, worded);
    return leafInWords(model, before) + (isWithin && !isTerm ? `(${words})` : words) + worded(after);
  };
  const { conditions, rest } = requirements(formula);
  const required = conditions.map((condition) => asCondition(worded(prepared(condition))));
  const value = worded(prepared(rest));
  return required.length === 0 ? value : `${value}, if ${required.join(' and ')}`;
}

const leafInWords = (model: CompiledModel, part: string): string =>
  labelledFormula(model, part).replace(/\[−(\d+)\]/gu, (_lag, years: string) =>
    years === '1' ? ' of the prior year' : ` ${years} years earlier`,
  );

/** What a whole formula requires, one condition in the other, and what is left of it. */
function requirements(formula: string): { readonly conditions: readonly string[]; readonly rest: string } {
  const call = callIn(formula);
  const [condition, inner] = call?.parts ?? [];
  if (
    call?.name !== 'require' ||
    call.before + call.after !== '' ||
    condition === undefined ||
    inner === undefined
  )
    return { conditions: [], rest: formula };
  const { conditions, rest } = requirements(inner);
  return { conditions: [condition, ...conditions], rest };
}

/** The branch of an `if` that the figures taken tell from the other; undefined if they do not. */
function branchTaken(
  model: CompiledModel,
  { name, parts: [, then = '', otherwise = ''] }: Call,
  taken: ReadonlySet<string>,
): string | undefined {
  const namesIn = (part: string): readonly string[] =>
    (part.match(/[a-z_][a-z0-9_.]*/giu) ?? []).filter((each) => model.itemByName.has(each));
  const isTaken = (part: string): boolean => namesIn(part).every((each) => taken.has(each));
  if (name !== 'if' || isTaken(then) === isTaken(otherwise)) return undefined;
  if (isTaken(then)) return then;
  return namesIn(otherwise).length > 0 ? otherwise : undefined;
}
