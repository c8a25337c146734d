/** The texts of the terminal, in one place. */
export const messages = {
  title: 'Terminal',
  welcome: 'Type help for the commands there are.',
  output: 'Output of the terminal',
  prompt: 'Command',
  promptHint: 'Tab completes, the arrow keys bring back earlier lines, Shift+Tab leaves.',
  run: 'Run',
  completeWord: 'Complete the word',
  close: 'Close the terminal',
  resize: 'Height of the terminal',
  height: (share: number): string => `${String(share)}% of the window`,
  completions: 'Completions',
  moreCompletions: (count: number): string => `${String(count)} more; type on`,
  completionCount: (count: number): string =>
    count === 0 ? 'Nothing completes this.' : `${String(count)} completions.`,
  typeFirst: (description: string): string => `${description}. Type its first letters, then Tab.`,
  running: (line: string): string => `Running ${line}`,
  stopWaiting: 'Stop waiting',
  stoppedWaiting: (line: string): string =>
    `No longer waiting for ${line}. What it was doing goes on; its answer will stand here.`,
  lateAnswer: (line: string): string => `Answer of ${line}:`,
  done: 'Done.',
  nothingToShow: 'Nothing to show.',
  interrupted: '^C',
  olderLeftOut: (count: number): string => `${String(count)} older lines are no longer shown.`,

  openQuote: (quote: string): string => `The quote ${quote} is not closed.`,
  emptyStage: 'There is nothing beside the |.',
  unknownCommand: (word: string, nearest: string | null): string =>
    `There is no command ${word}.${nearest === null ? ' Type help for those there are.' : ` Did you mean ${nearest}?`}`,
  unknownFilter: (word: string, nearest: string | null): string =>
    `${word} does not stand after |.${nearest === null ? ' find, first, last and count do.' : ` Did you mean ${nearest}?`}`,
  unknownOption: (option: string, word: string): string =>
    `${word} has no option ${option}. A word that begins with a dash stands after --.`,
  repeatedOption: (name: string, word: string): string => `${word} takes ${name} once.`,
  tooManyWords: (word: string, count: number): string =>
    count === 0
      ? `${word} takes no words after it.`
      : `${word} takes at most ${count === 1 ? 'one word' : `${String(count)} words`} after it. Words that belong together stand in quotes.`,
  missingWord: (word: string, name: string, description: string): string =>
    `${word} needs ${name}: ${description}.`,
  failed: (word: string, reason: string): string => `${word} failed: ${reason}`,
  failedWithoutReason: 'it did not say why.',
  dryRun: (title: string): string => `Would run: ${title}`,
  dryRunValue: (name: string, value: string): string => `  ${name} = ${value}`,
  needsCount: (word: string): string => `${word} needs a whole number from 1.`,
  needsText: (word: string): string => `${word} needs the text to look for.`,

  helpTitle: 'List the commands, or explain one',
  helpParameter: 'The command to explain',
  clearTitle: 'Clear the output',
  historyTitle: 'List the lines entered since the page was opened',
  terminalGroup: 'Terminal',
  usage: 'Usage',
  shortcut: 'Shortcut',
  optional: 'may be left out',
  filtersHelp: 'After a command: | find <text>, | first <n>, | last <n>, | count',
  optionsHelp: 'With a command: --help explains it, --dry-run says what it would do',
} as const;
