/** Descriptions of the terminal's keys, in a file of their own so that the guide loads no other terminal code. */
export const keyMessages = {
  title: 'In the terminal',
  run: 'Run the line',
  complete: 'Complete the word; press again to list completions',
  takeSuggestion: 'Accept the suggestion, at the end of the line',
  older: 'Previous line',
  newer: 'Next line, then what you were typing',
  giveUp: 'Discard the line, or stop waiting for a command',
  putAway: 'Close the completions, or stop waiting for a command',
  resize: 'Resize the terminal, on its upper edge',
} as const;
