/** The headings that the shell's commands stand under, in their order. */
export const commandGroups = {
  view: 'View',
  help: 'Help',
  diagnostics: 'Diagnostics',
  information: 'Information',
  focus: 'Move the focus',
  headings: 'Move between headings',
} as const;
