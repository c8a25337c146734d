import type { CommandArguments, CommandParameter } from '@finance-analyst/contributions';
import mri from 'mri';
import { messages } from '../messages.js';

/** The words after a command by parameter name, and whether help or a dry run was requested. */
export type ReadArguments =
  | {
      readonly ok: true;
      readonly given: CommandArguments;
      readonly isHelp: boolean;
      readonly isDryRun: boolean;
    }
  | { readonly ok: false; readonly reason: string };

const ownOptions = ['--help', '--dry-run'];

/** Reads `GLH.SMP` or `--symbol=GLH.SMP` as the value of a parameter. */
export function readArguments(
  word: string,
  words: readonly string[],
  parameters: readonly CommandParameter[] = [],
): ReadArguments {
  const end = words.indexOf('--');
  const options = end < 0 ? words : words.slice(0, end);
  const isHelp = options.includes('--help');
  const isDryRun = options.includes('--dry-run');
  const rest = [
    ...options.filter((option) => !ownOptions.includes(option)),
    ...(end < 0 ? [] : words.slice(end)),
  ];

  const names = parameters.map(({ name }) => name);
  let unknown: string | null = null;
  const parsed: unknown = mri(rest, {
    string: [...names],
    alias: Object.fromEntries(names.map((name) => [name, []])),
    unknown: (option) => {
      unknown = option;
    },
  });
  if (unknown !== null) return { ok: false, reason: messages.unknownOption(unknown, word) };

  const { _: inOrder, ...named } = parsed as { readonly _: readonly unknown[] } & Readonly<
    Record<string, unknown>
  >;
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(named)) {
    if (typeof value === 'boolean')
      return { ok: false, reason: messages.unknownOption(`--no-${name}`, word) };
    if (typeof value !== 'string') return { ok: false, reason: messages.repeatedOption(name, word) };
    given.set(name, value);
  }
  const open = names.filter((name) => !given.has(name));
  const last = open.length - 1;
  const takesRest = parameters.find(({ name }) => name === open[last])?.takesRest ?? false;
  const values =
    takesRest && inOrder.length > open.length
      ? [...inOrder.slice(0, last), inOrder.slice(last).map(String).join(' ')]
      : inOrder;
  if (values.length > open.length) return { ok: false, reason: messages.tooManyWords(word, names.length) };
  values.forEach((value, index) => given.set(open[index] ?? '', String(value)));

  const missing = parameters.find(({ name, isRequired }) => isRequired && !given.get(name));
  if (missing && !isHelp)
    return { ok: false, reason: messages.missingWord(word, missing.name, missing.description) };
  return { ok: true, given: Object.fromEntries(given), isHelp, isDryRun };
}
