/** The texts of the terminal, in one place. */
export const messages = {
  title: 'Terminal',
  welcome: 'Type help for a list of commands.',
  output: 'Terminal output',
  prompt: 'Command',
  promptHint: 'Press Tab to complete, Up and Down for earlier lines, Shift+Tab to leave.',
  run: 'Run',
  completeWord: 'Complete',
  close: 'Close terminal',
  resize: 'Terminal height',
  height: (share: number): string => `${String(share)}% of the window`,
  completions: 'Completions',
  moreCompletions: (count: number): string => `${String(count)} more; keep typing`,
  completionCount: (count: number): string =>
    count === 0 ? 'No completions.' : `${String(count)} completions.`,
  typeFirst: (description: string): string => `${description}. Type its first letters, then Tab.`,
  running: (line: string): string => `Running ${line}`,
  stopWaiting: 'Stop waiting',
  stoppedWaiting: (line: string): string =>
    `No longer waiting for ${line}. It is still running; its output will appear here.`,
  lateAnswer: (line: string): string => `Output of ${line}:`,
  done: 'Done.',
  nothingToShow: 'Nothing to show.',
  interrupted: '^C',
  olderLeftOut: (count: number): string => `${String(count)} older lines are no longer shown.`,

  openQuote: (quote: string): string => `Missing closing quote: ${quote}`,
  emptyStage: 'A command or filter is missing beside |.',
  unknownCommand: (word: string, nearest: string | null): string =>
    `Unknown command: ${word}. ${nearest === null ? 'Type help for a list.' : `Did you mean ${nearest}?`}`,
  unknownFilter: (word: string, nearest: string | null): string =>
    `Unknown filter: ${word}. ${nearest === null ? 'Use find, first, last or count.' : `Did you mean ${nearest}?`}`,
  unknownOption: (option: string, word: string): string =>
    `${word} has no option ${option}. To enter a word that begins with a dash, put -- before it.`,
  repeatedOption: (name: string, word: string): string => `Enter ${name} only once for ${word}.`,
  tooManyWords: (word: string, count: number): string =>
    count === 0
      ? `${word} takes no parameters.`
      : `${word} takes at most ${count === 1 ? 'one parameter' : `${String(count)} parameters`}. Put words that belong together in quotes.`,
  missingWord: (word: string, name: string, description: string): string =>
    `${word} needs ${name}: ${description}.`,
  failed: (word: string, reason: string): string => `${word} failed: ${reason}`,
  failedWithoutReason: 'no reason given.',
  dryRun: (title: string): string => `Would run: ${title}`,
  dryRunValue: (name: string, value: string): string => `  ${name} = ${value}`,
  needsCount: (word: string): string => `${word} needs a whole number of 1 or more.`,
  needsText: (word: string): string => `${word} needs the text to find.`,

  helpTitle: 'List the commands, or explain one',
  helpParameter: 'Command to explain',
  clearTitle: 'Clear the output',
  historyTitle: 'List the lines entered in this session',
  terminalGroup: 'Terminal',
  usage: 'Usage',
  shortcut: 'Shortcut',
  optional: 'optional',
  filtersHelp: 'After a command: | find <text>, | first <n>, | last <n>, | count',
  optionsHelp: 'With a command: --help explains it, --dry-run shows what it would do',
} as const;
