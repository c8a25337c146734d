interface Restriction {
  readonly selector: string;
  readonly message: string;
}

export const starExport: Restriction = {
  selector: 'ExportAllDeclaration',
  message: 'List the public names one by one.',
};

export const defaultExport: Restriction = {
  selector: 'ExportDefaultDeclaration',
  message: 'Exports are named.',
};

export const hiddenClock: readonly Restriction[] = ['NewExpression', 'CallExpression'].map((kind) => ({
  selector: `${kind}[callee.name='Date'][arguments.length=0]`,
  message: 'The clock is a parameter.',
}));

export const hiddenLocale: readonly Restriction[] = [
  '[arguments.length=0]',
  "[arguments.0.name='undefined']",
].flatMap((locale) =>
  [
    'CallExpression[callee.property.name=/^toLocale/]',
    ":matches(NewExpression, CallExpression)[callee.object.name='Intl']",
  ].map((call) => ({ selector: `${call}${locale}`, message: 'The locale is a parameter.' })),
);

/** What is stored without a definition is neither checked nor listed, cleared or backed up. */
export const undefinedEntry: Restriction = {
  selector: 'CallExpression[callee.property.name=/^(getItem|setItem|removeItem)$/]',
  message: 'Define a stored entry: see libs/platform/stored-entries.',
};

/** Names that domain code may not read. */
export const browserAndNodeGlobals: readonly string[] = [
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'performance',
  'process',
  'Buffer',
  'require',
];
