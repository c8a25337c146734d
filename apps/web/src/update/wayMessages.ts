/** The choice before a reload that costs work: apart from its other texts, which come with the question. */
export const wayMessages = {
  notShown: 'What a reload would cost could not be shown',
  reload: 'Reload all the same',
  reloading: 'Reloading',
  later: 'Later',
} as const;
