/** What the keys of the terminal do, in words: the guide has them without the terminal. */
export const keyMessages = {
  place: 'In the terminal',
  run: 'Run the line',
  complete: 'Complete the word; pressed again, list what may stand there',
  takeSuggestion: 'Take the suggestion, at the end of the line',
  older: 'Bring back the line before',
  newer: 'Go on to the line after, and at last to what was being typed',
  giveUp: 'Give up the line, or stop waiting for an answer',
  putAway: 'Put the completions away, or stop waiting for an answer',
  resize: 'Make the terminal higher or lower, on its upper edge',
} as const;
