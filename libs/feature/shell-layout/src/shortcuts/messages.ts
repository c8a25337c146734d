/** The texts of the shortcuts overlay, loaded with it. */
export const messages = {
  title: 'Command keys',
  note: 'Each command is also in the “Shortcuts and commands” or “Help” menu at the top right, because browsers reserve some keys.',
  off: 'Struck through: “Keyboard shortcuts” is off in the accessibility settings.',
  places: 'Keys of visible parts of the screen. They work while the focus is there.',
} as const;
