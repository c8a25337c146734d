/** The texts of the shortcuts overlay, loaded with it. */
export const messages = {
  title: 'Key commands',
  note: 'Each command is also in the “Shortcuts and commands” or “Help” menu at the top right, because browsers reserve some keys.',
  off: 'Struck through: “Keyboard shortcuts” is off in the accessibility settings.',
  keyScopes: 'Keys for parts of this screen. They work while the focus is there.',
} as const;
