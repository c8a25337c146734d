import type { CommandRegistry } from '@finance-analyst/contributions';
import { messages } from '../messages.js';
import { nearestWord } from '../words/nearestWord.js';
import { commandNamed } from './commandNamed.js';
import { describeCommand } from './describeCommand.js';
import { listCommands } from './listCommands.js';
import { terminalCommands, type TerminalCommand } from './terminalCommands.js';

export interface OwnCommandDependencies {
  readonly clear: () => void;
  readonly enteredLines: () => readonly string[];
}

/** All commands: those of the registry, and `help`, `clear` and `history`. */
export function allCommands(
  registry: CommandRegistry,
  hasCommandKey: boolean,
  { clear, enteredLines }: OwnCommandDependencies,
): readonly TerminalCommand[] {
  const own: readonly TerminalCommand[] = [
    {
      id: 'terminal.help',
      title: messages.helpTitle,
      group: messages.terminalGroup,
      word: 'help',
      parameters: [
        {
          name: 'command',
          description: messages.helpParameter,
          isRequired: false,
          complete: (typed) =>
            startingWith(
              typed,
              all.map(({ word }) => word),
            ),
        },
      ],
      run: (given) => {
        const wanted = given?.['command'];
        if (!wanted) return { ok: true, lines: listCommands(all) };
        const command = commandNamed(all, wanted);
        const known = all.map(({ word }) => word);
        return command
          ? { ok: true, lines: describeCommand(command, hasCommandKey) }
          : { ok: false, reason: messages.unknownCommand(wanted, nearestWord(wanted, known)) };
      },
    },
    {
      id: 'terminal.clear',
      title: messages.clearTitle,
      group: messages.terminalGroup,
      word: 'clear',
      run: () => {
        clear();
        return { ok: true, lines: [] };
      },
    },
    {
      id: 'terminal.history',
      title: messages.historyTitle,
      group: messages.terminalGroup,
      word: 'history',
      run: () => ({ ok: true, lines: enteredLines().map((line, index) => `${String(index + 1)}  ${line}`) }),
    },
  ];
  const all = terminalCommands(own, registry);
  return all;
}

const startingWith = (typed: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => word.toLowerCase().startsWith(typed.toLowerCase()));
