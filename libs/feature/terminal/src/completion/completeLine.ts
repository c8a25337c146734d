import type { CommandWord } from '@finance-analyst/contributions';
import { commandNamed } from '../console/commandNamed.js';
import type { TerminalCommand } from '../console/terminalCommands.js';
import { filterWords } from '../line/filters.js';
import type { Completion } from './Completion.js';
import { lastWord } from './lastWord.js';
import { parameterWords } from './parameterWords.js';

const startingWith = (typed: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => word.toLowerCase().startsWith(typed.toLowerCase()));

const noLabels: Completion['labels'] = new Map();

const wordOf = (candidate: CommandWord): string =>
  typeof candidate === 'string' ? candidate : candidate.word;

/** The candidates as inserted into the line, with their labels. */
const labelled = (
  values: readonly CommandWord[],
  before = '',
): Pick<Completion, 'candidates' | 'labels'> => ({
  candidates: values.map((value) => `${before}${wordOf(value)}`),
  labels: new Map(
    values.flatMap((value) =>
      typeof value === 'string' ? [] : [[`${before}${value.word}`, value.label] as const],
    ),
  ),
});

/** Candidates for the end of the text: a command, an option, or a value of one of the command's parameters. */
export async function completeLine(text: string, commands: readonly TerminalCommand[]): Promise<Completion> {
  const { stage, before, start, typed } = lastWord(text);
  const [first, ...words] = before;
  if (first === undefined) {
    const known = stage > 0 ? filterWords : commands.map((command) => command.word);
    return { start, typed, candidates: startingWith(typed, known), labels: noLabels };
  }
  const command = commandNamed(commands, first.word);
  if (!command || stage > 0) return { start, typed, candidates: [], labels: noLabels };

  const parameters = command.parameters ?? [];
  const named = /^--([^=]+)=(.*)$/.exec(typed);
  if (named) {
    const [, name = '', value = ''] = named;
    const values = await parameterWords(
      parameters.find((parameter) => parameter.name === name),
      value,
    );
    return { start, typed, ...labelled(values, `--${name}=`) };
  }
  if (typed.startsWith('-')) {
    const options = [...parameters.map(({ name }) => `--${name}=`), '--help', '--dry-run'];
    return { start, typed, candidates: startingWith(typed, options), labels: noLabels };
  }
  const isNamed = (name: string) => words.some(({ word }) => word.startsWith(`--${name}=`));
  const open = parameters.filter(({ name }) => !isNamed(name));
  const inOrder = words.filter(({ word }) => !word.startsWith('--'));
  const last = open.length - 1;
  const rest = open[last]?.takesRest ? inOrder.slice(last) : [];
  const [firstOfRest] = rest;
  // Not offered if an option is between its words: a completion replaces everything after its start.
  if (firstOfRest && words.at(-rest.length) === firstOfRest) {
    const whole = [...rest.map(({ word }) => word), typed].join(' ');
    return { start: firstOfRest.start, typed: whole, ...labelled(await parameterWords(open[last], whole)) };
  }
  const parameter = open[inOrder.length];
  const values = await parameterWords(parameter, typed);
  const asksFor = typed === '' && values.length === 0 && parameter?.complete && parameter.description;
  return { start, typed, ...labelled(values), ...(asksFor && { asksFor }) };
}
