/** The texts of the overlay of shortcuts, which are loaded with it. */
export const messages = {
  title: 'Commands and their keys',
  note: 'Each command is also in the menu “Shortcuts and commands” or “Help” at the top right, since browsers keep some keys for themselves.',
  off: 'Struck through: off while “Keyboard shortcuts” is off in the accessibility settings.',
  places: 'Keys of what is on the screen now. They work while the focus is there.',
} as const;
