/** The choice before a reload that would lose work. Its other texts are loaded with the question. */
export const updateActionMessages = {
  notShown: 'Unsaved work could not be listed',
  reload: 'Reload anyway',
  reloading: 'Reloading…',
  later: 'Later',
} as const;
