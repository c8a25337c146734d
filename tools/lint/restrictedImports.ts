/** Patterns of no-restricted-imports for every file. */
export const restrictedImports = [
  {
    group: [
      '@finance-analyst/*/*',
      '!@finance-analyst/*/worker',
      '!@finance-analyst/*/manifest',
      '!@finance-analyst/*/*.css',
    ],
    message: 'Import a library by its name.',
  },
  { group: ['../../*'], message: 'A relative import stays inside its library, one folder up at most.' },
];

/** Options of no-restricted-imports for source that runs in a browser. */
export const restrictedImportsOfWeb = {
  paths: [
    {
      name: 'zod',
      message: "Import 'zod/mini': full zod evaluates code at run time, which the page's policy forbids.",
    },
  ],
  patterns: [...restrictedImports, { group: ['node:*'], message: 'A browser has no Node modules.' }],
};
