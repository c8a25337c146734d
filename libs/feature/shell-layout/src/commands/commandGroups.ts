/** The headings of the shell's commands, in order. */
export const commandGroups = {
  view: 'View',
  help: 'Help',
  diagnostics: 'Diagnostics',
  information: 'Information',
  focus: 'Move the focus',
  headings: 'Move between headings',
} as const;
