import type { Fault } from './Fault.ts';

const domain = 'libs/domain/finance-math/src/canary.ts';
const web = 'libs/feature/overview-screens/src/canary.ts';

const imports = (name: string, file: string, specifier: string): Fault => ({
  name,
  file,
  source: `import { thing } from '${specifier}';\nexport const canary = thing;\n`,
  rule: 'eslint-js(no-restricted-imports)',
});

const clock = (expression: string, rule: string, message: string): Fault => ({
  name: `domain uses ${expression}`,
  file: domain,
  source: `export const canary = (amount: number): unknown => [amount, ${expression}];\n`,
  rule,
  message,
});

const silencingFaults = [
  '// oxlint-disable-next-line no-restricted-properties',
  '// eslint-disable-next-line no-restricted-properties',
  '/* oxlint-disable */',
  '/* oxlint-disable workspace/no-silencing-comments, no-restricted-properties */',
].map((comment): Fault => ({
  name: `a comment silences a rule: ${comment}`,
  file: domain,
  source: `${comment}\nexport const canary = (): number => Date.now();\n`,
  rule: 'workspace(no-silencing-comments)',
}));

/** Faults within one file: deep imports, hidden inputs of domain code, star exports, silenced rules. */
export const sourceFaults: readonly Fault[] = [
  imports('a deep import into built files', web, '@finance-analyst/components/dist/esm/index.js'),
  imports('a deep import into source', web, '@finance-analyst/market/src/index.ts'),
  imports('a deep import of a folder', 'apps/web/src/canary.ts', '@finance-analyst/market/instrument'),
  imports('full zod in the page', 'apps/web/src/canary.ts', 'zod'),
  imports('full zod in a library for the web', 'libs/data/workspace/src/canary.ts', 'zod'),
  imports('full zod in domain', 'libs/domain/contracts/src/canary.ts', 'zod'),
  imports('domain imports Node', domain, 'node:fs'),
  imports('a library for the web imports Node', web, 'node:path'),
  clock('Date.now()', 'eslint(no-restricted-properties)', 'The clock is a parameter.'),
  clock('Math.random()', 'eslint(no-restricted-properties)', 'Randomness is a parameter.'),
  clock('new Date()', 'eslint-js(no-restricted-syntax)', 'The clock is a parameter.'),
  clock('Date()', 'eslint-js(no-restricted-syntax)', 'The clock is a parameter.'),
  clock('performance.now()', 'eslint(no-restricted-globals)', 'performance'),
  clock('window.location', 'eslint(no-restricted-globals)', 'window'),
  clock('process.env', 'eslint(no-restricted-globals)', 'process'),
  clock('amount.toLocaleString()', 'eslint-js(no-restricted-syntax)', 'The locale is a parameter.'),
  clock('amount.toLocaleString(undefined)', 'eslint-js(no-restricted-syntax)', 'The locale is a parameter.'),
  clock('new Intl.NumberFormat()', 'eslint-js(no-restricted-syntax)', 'The locale is a parameter.'),
  clock('new Intl.NumberFormat(undefined)', 'eslint-js(no-restricted-syntax)', 'The locale is a parameter.'),
  clock('Intl.DateTimeFormat()', 'eslint-js(no-restricted-syntax)', 'The locale is a parameter.'),
  ...['apps/web/src/canary.ts', web, 'libs/data/session/src/canary.ts'].map((file): Fault => ({
    name: `a stored value without a definition in ${file}`,
    file,
    source: "export const canary = (storage: Storage): void => storage.setItem('canary', '1');\n",
    rule: 'eslint-js(no-restricted-syntax)',
    message: 'Define a stored entry',
  })),
  {
    name: 'domain exports everything of a file',
    file: 'libs/domain/finance-math/src/index.ts',
    source: "export * from './netPresentValue.js';\n",
    rule: 'eslint-js(no-restricted-syntax)',
    message: 'List the public names',
  },
  {
    name: 'a library for the web exports everything of a file',
    file: 'libs/ui/components/src/index.ts',
    source: "export * from './Button.js';\n",
    rule: 'eslint-js(no-restricted-syntax)',
    message: 'List the public names',
  },
  {
    name: 'a library has a default export',
    file: web,
    source: 'export default 1;\n',
    rule: 'eslint-js(no-restricted-syntax)',
    message: 'Exports are named.',
  },
  ...silencingFaults,
  {
    name: 'any hides a type',
    file: web,
    source: 'export const canary = (value: any): unknown => value;\n',
    rule: 'typescript(no-explicit-any)',
  },
  {
    name: 'a comment silences the compiler',
    file: web,
    source: "// @ts-ignore\nexport const canary: number = 'one';\n",
    rule: 'typescript(ban-ts-comment)',
  },
];
