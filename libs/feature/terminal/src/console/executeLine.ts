import type { CommandOutcome } from '@finance-analyst/contributions';
import { parseArgsStringToArgv } from 'string-argv';
import { applyFilter, filterWords } from '../line/filters.js';
import { readArguments } from '../line/readArguments.js';
import { splitStages } from '../line/splitStages.js';
import { messages } from '../messages.js';
import { nearestWord } from '../words/nearestWord.js';
import { commandNamed } from './commandNamed.js';
import { describeCommand } from './describeCommand.js';
import type { TerminalCommand } from './terminalCommands.js';

const failure = (reason: string): CommandOutcome => ({ ok: false, reason });

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : messages.failedWithoutReason;

/** Runs a line: its command, then the filter after each `|`. Never throws or rejects: a failure is an outcome. */
export function executeLine(
  line: string,
  commands: readonly TerminalCommand[],
  hasCommandKey: boolean,
): CommandOutcome | Promise<CommandOutcome> {
  const split = splitStages(line);
  if (!split.ok) return split;
  const [[word = '', ...words] = [], ...filters] = split.stages.map((stage) => parseArgsStringToArgv(stage));

  const command = commandNamed(commands, word);
  if (!command) {
    const known = commands.map((other) => other.word);
    return failure(messages.unknownCommand(word, nearestWord(word, known)));
  }
  const unknownFilter = filters.map(([filter = '']) => filter).find((filter) => !isFilter(filter));
  if (unknownFilter !== undefined)
    return failure(messages.unknownFilter(unknownFilter, nearestWord(unknownFilter, filterWords)));

  const read = readArguments(command.word, words, command.parameters);
  if (!read.ok) return read;
  const filtered = (outcome: CommandOutcome): CommandOutcome => {
    let passed = outcome;
    for (const filter of filters) {
      if (!passed.ok) break;
      passed = applyFilter(
        filter,
        (passed.lines ?? []).flatMap((text) => text.split('\n')),
      );
    }
    return passed;
  };
  if (read.isHelp) return filtered({ ok: true, lines: describeCommand(command, hasCommandKey) });
  if (read.isDryRun) {
    const values = Object.entries(read.given).map(([name, value]) => messages.dryRunValue(name, value));
    return filtered({ ok: true, lines: [messages.dryRun(command.title), ...values] });
  }

  const fail = (error: unknown) => failure(messages.failed(command.word, reasonOf(error)));
  try {
    const outcome = command.run(read.given);
    return outcome instanceof Promise ? outcome.then(filtered, fail) : filtered(outcome);
  } catch (error) {
    return fail(error);
  }
}

const isFilter = (word: string): boolean => filterWords.includes(word.toLowerCase());
