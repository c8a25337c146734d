import type { InputStatement } from '../language/syntaxTree.js';

/** Why an input of the model, as `with` writes it, cannot replace one of a sub-model; undefined where it can. */
export function givenMisfit(
  input: InputStatement,
  given: InputStatement,
  written: string,
  ownCurrency: string | undefined,
): string | undefined {
  const name = input.name.text;
  if (isChoiceInput(input) !== isChoiceInput(given) || input.extent !== given.extent)
    return describeWanted(input);
  if ((input.yearly === undefined) !== (given.yearly === undefined))
    return `${name} has one figure per ${paceOf(input)}, and ${written} one per ${paceOf(given)}`;
  const [wanted, offered] = [unitOf(input, ownCurrency), unitOf(given, ownCurrency)];
  if (wanted !== offered) return `${name} is declared as ${wanted}, and ${written} as ${offered}`;
  const options = optionsOf(input);
  const foreign = optionsOf(given).find((option) => !options.includes(option));
  return foreign === undefined
    ? undefined
    : `${name} is one of ${options.join(', ')}, but ${written} can be ${foreign}`;
}

/** What `with` has to name for an input for which a formula cannot stand. */
export const describeWanted = (input: InputStatement): string =>
  isChoiceInput(input)
    ? `${input.name.text} takes the name of a choice of the model, or an option: ${optionsOf(input).join(', ')}`
    : `${input.name.text} takes the name of a historical input`;

export const isChoiceInput = ({ unit }: InputStatement): boolean => unit?.text === 'choice';

export const optionsOf = ({ unit }: InputStatement): readonly string[] =>
  (unit?.text === 'choice' ? unit.options : []).map(({ text }) => text);

const paceOf = ({ yearly }: InputStatement): string => (yearly ? 'year' : 'quarter');

/** The unit as it is written, with the currency that money has without a word. */
function unitOf({ unit }: InputStatement, ownCurrency: string | undefined): string {
  const { text = '', currencies = [] } = unit ?? {};
  const isMoney = text === 'amount' || text === 'per_share';
  const codes = currencies.map((code) => code.text);
  const own = isMoney && ownCurrency !== undefined ? [ownCurrency] : [];
  return [text, (codes.length > 0 ? codes : own).join(' per ')].filter(Boolean).join(' ');
}
