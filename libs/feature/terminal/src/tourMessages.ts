/** The terminal's step of the tour. */
export const tourMessages = {
  title: 'The terminal',
  text: 'Type commands instead of clicking. Type help for a list. Ctrl+` or Cmd+` opens and closes the terminal on every screen.',
  open: 'Open the terminal',
} as const;
