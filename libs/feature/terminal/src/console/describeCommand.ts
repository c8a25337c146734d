import { describeCombination, type CommandParameter } from '@finance-analyst/contributions';
import { parameterWords } from '../completion/parameterWords.js';
import { messages } from '../messages.js';
import type { TerminalCommand } from './terminalCommands.js';

/** A command's syntax: `open <screen> [section]`. */
export const usageOf = ({ word, parameters = [] }: TerminalCommand): string =>
  [word, ...parameters.map(({ name, isRequired }) => (isRequired ? `<${name}>` : `[${name}]`))].join(' ');

/** The help for one command. */
export function describeCommand(command: TerminalCommand, hasCommandKey: boolean): readonly string[] {
  const { title, parameters = [], shortcut } = command;
  return [
    title,
    `${messages.usage}: ${usageOf(command)}`,
    ...parameters.flatMap((parameter) => [
      `  ${parameter.name}: ${parameter.description}${parameter.isRequired ? '' : ` (${messages.optional})`}`,
      ...labelsOf(parameter).map((label) => `    ${label}`),
    ]),
    ...(shortcut ? [`${messages.shortcut}: ${describeCombination(shortcut, hasCommandKey).join(' ')}`] : []),
  ];
}

/** The labels of a parameter's values, if they are known without waiting. */
function labelsOf(parameter: CommandParameter): readonly string[] {
  const words = parameterWords(parameter, '');
  return words instanceof Promise
    ? []
    : words.flatMap((word) => (typeof word === 'string' ? [] : [word.label]));
}
