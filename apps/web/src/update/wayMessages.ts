/** The choice before a reload that costs work: apart from its other texts, which come with the question. */
export const wayMessages = {
  notShown: 'Unsaved work could not be checked',
  reload: 'Reload anyway',
  reloading: 'Reloading',
  later: 'Later',
} as const;
