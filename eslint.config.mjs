import { join } from 'node:path';
import nx from '@nx/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';

const layer = (name, ...allowed) => ({
  sourceTag: `layer:${name}`,
  onlyDependOnLibsWithTags: allowed.map((other) => `layer:${other}`),
});

/** An import goes down a floor, or sideways where the floor allows it; a feature never imports a feature. */
const boundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  // Its fonts are an entry of their own, loaded after the first paint.
  checkDynamicDependenciesExceptions: ['@finance-analyst/design-tokens'],
  depConstraints: [
    { sourceTag: 'layer:app', onlyDependOnLibsWithTags: ['*'] },
    { sourceTag: 'layer:e2e', onlyDependOnLibsWithTags: ['layer:domain'] },
    { sourceTag: 'layer:tools', onlyDependOnLibsWithTags: ['layer:tools', 'layer:domain', 'layer:server'] },
    layer('feature', 'data', 'platform', 'ui', 'domain'),
    layer('data', 'data', 'platform', 'ui', 'domain'),
    layer('platform', 'platform', 'ui', 'domain'),
    layer('ui', 'ui', 'domain'),
    layer('server', 'server', 'domain'),
    {
      ...layer('domain', 'domain'),
      bannedExternalImports: [
        'react',
        'react-*',
        'react/*',
        '@reduxjs/*',
        'fastify',
        'kysely',
        'pg',
        'idb',
        'workbox-*',
        '@electric-sql/*',
      ],
    },
    { sourceTag: 'env:any', onlyDependOnLibsWithTags: ['env:any'] },
    { sourceTag: 'env:web', onlyDependOnLibsWithTags: ['env:web', 'env:any'] },
    { sourceTag: 'env:node', onlyDependOnLibsWithTags: ['env:node', 'env:any'] },
  ],
};

const deepImports = [
  {
    group: ['@finance-analyst/*/*', '!@finance-analyst/*/worker', '!@finance-analyst/*/*.css'],
    message: 'Import a library by its name.',
  },
  { group: ['../../*'], message: 'A relative import stays inside its library, one folder up at most.' },
];
const webImports = {
  paths: [
    {
      name: 'zod',
      message: "Import 'zod/mini': full zod evaluates code at run time, which the page's policy forbids.",
    },
  ],
  patterns: [...deepImports, { group: ['node:*'], message: 'A browser has no Node modules.' }],
};

const exportAll = { selector: 'ExportAllDeclaration', message: 'List the public names one by one.' };
const defaultExport = { selector: 'ExportDefaultDeclaration', message: 'Exports are named.' };
const hiddenClock = ['NewExpression', 'CallExpression'].map((kind) => ({
  selector: `${kind}[callee.name='Date'][arguments.length=0]`,
  message: 'The clock is a parameter.',
}));
const hiddenLocale = ['[arguments.length=0]', "[arguments.0.name='undefined']"].flatMap((locale) =>
  [
    'CallExpression[callee.property.name=/^toLocale/]',
    ":matches(NewExpression, CallExpression)[callee.object.name='Intl']",
  ].map((call) => ({ selector: `${call}${locale}`, message: 'The locale is a parameter.' })),
);
const browserAndNodeGlobals = [
  ...[
    'window',
    'document',
    'navigator',
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'fetch',
    'performance',
  ],
  ...['process', 'Buffer', 'require'],
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/out-tsc',
      '**/storybook-static',
      '**/node_modules',
      '**/test-results',
      '**/playwright-report',
    ],
  },
  // A rule is not silenced by a comment: where it is wrong, this file says so.
  { linterOptions: { noInlineConfig: true } },
  ...tseslint.configs.strict,
  ...nx.configs['flat/base'],
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      'no-restricted-imports': ['error', { patterns: deepImports }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['libs/*/*/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', exportAll, defaultExport] },
  },
  {
    files: ['libs/*/*/src/**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', exportAll] },
  },
  {
    files: ['libs/{domain,ui,platform,data,feature}/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', webImports] },
  },
  {
    files: [
      'libs/{domain,ui,platform,data,feature}/*/src/**/*.test.{ts,tsx}',
      'apps/web/src/**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-imports': ['error', { patterns: deepImports }] },
  },
  {
    files: ['libs/domain/*/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The clock is a parameter.' },
        { object: 'Math', property: 'random', message: 'Randomness is a parameter.' },
      ],
      'no-restricted-globals': ['error', ...browserAndNodeGlobals],
      'no-restricted-syntax': ['error', exportAll, defaultExport, ...hiddenClock, ...hiddenLocale],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['apps/storybook/**'],
    rules: {
      'storybook/no-uninstalled-addons': [
        'error',
        { packageJsonLocation: join(import.meta.dirname, 'package.json') },
      ],
    },
  },
  {
    files: ['tools/**/*.{ts,mjs}', 'apps/*/{src,build}/**/*.{ts,tsx}', 'apps/web-e2e/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Settings of a project are a few lines over presets in tools/, which no package manager installs.
    files: ['{apps,libs}/**/*.config.ts', 'apps/storybook/.storybook/*.ts', 'apps/*/playwright.config.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off', 'no-restricted-imports': 'off' },
  },
);
