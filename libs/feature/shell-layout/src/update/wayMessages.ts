/** The choice before a reload that would lose work. Its other texts are loaded with the question. */
export const wayMessages = {
  notShown: 'What a reload would lose could not be shown',
  reload: 'Reload anyway',
  reloading: 'Reloading…',
  later: 'Later',
} as const;
