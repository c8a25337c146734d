import { join } from 'node:path';
import { defineConfig } from 'oxlint';
import { layerBoundaries } from './tools/lint/layerBoundaries.ts';
import {
  accessibilityRules,
  reactRules,
  storyRules,
  typescriptRules,
} from './tools/lint/recommendedRules.ts';
import { restrictedImports, restrictedImportsOfWeb } from './tools/lint/restrictedImports.ts';
import {
  browserAndNodeGlobals,
  defaultExport,
  hiddenClock,
  hiddenLocale,
  starExport,
  undefinedEntry,
} from './tools/lint/restrictedSyntax.ts';

export default defineConfig({
  categories: { correctness: 'off' },
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [
    '@nx/eslint-plugin',
    'eslint-plugin-storybook',
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' },
    './tools/lint/workspacePlugin.ts',
  ],
  ignorePatterns: [
    '**/dist',
    '**/out-tsc',
    '**/storybook-static',
    '**/node_modules',
    '**/test-results',
    '**/playwright-report',
    'libs/*/*/assembly',
  ],
  rules: {
    ...typescriptRules,
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    '@nx/enforce-module-boundaries': ['error', layerBoundaries],
    'eslint-js/no-restricted-imports': ['error', { patterns: restrictedImports }],
    'no-console': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    // A rule is not silenced by a comment: where it is wrong, this file says so.
    'workspace/no-silencing-comments': 'error',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
      },
    },
    {
      files: ['libs/*/*/src/**/*.{ts,tsx}'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', starExport, defaultExport] },
    },
    {
      files: ['libs/{platform,data,feature}/*/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**', 'libs/platform/stored-entries/**'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', starExport, defaultExport, undefinedEntry] },
    },
    {
      files: ['apps/web/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', undefinedEntry] },
    },
    {
      files: ['libs/*/*/src/**/*.stories.tsx'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', starExport] },
    },
    {
      files: ['libs/{domain,ui,platform,data,feature}/*/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'],
      rules: { 'eslint-js/no-restricted-imports': ['error', restrictedImportsOfWeb] },
    },
    {
      files: [
        'libs/{domain,ui,platform,data,feature}/*/src/**/*.test.{ts,tsx}',
        'libs/{domain,ui,platform,data,feature}/*/src/**/*.long.ts',
        'apps/web/src/**/*.test.{ts,tsx}',
      ],
      rules: { 'eslint-js/no-restricted-imports': ['error', { patterns: restrictedImports }] },
    },
    {
      files: ['libs/domain/*/src/**/*.ts'],
      excludeFiles: ['**/*.test.ts', '**/*.long.ts'],
      rules: {
        'no-restricted-properties': [
          'error',
          { object: 'Date', property: 'now', message: 'The clock is a parameter.' },
          { object: 'Math', property: 'random', message: 'Randomness is a parameter.' },
        ],
        'no-restricted-globals': ['error', ...browserAndNodeGlobals],
        'eslint-js/no-restricted-syntax': [
          'error',
          starExport,
          defaultExport,
          ...hiddenClock,
          ...hiddenLocale,
        ],
      },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        ...reactRules,
        ...accessibilityRules,
        'jsx-a11y/no-noninteractive-element-to-interactive-role': [
          'error',
          {
            ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
            ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
            li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
            table: ['grid'],
            td: ['gridcell'],
            fieldset: ['radiogroup', 'presentation'],
          },
        ],
      },
    },
    {
      files: ['**/*.stories.{ts,tsx}'],
      // A story's render function is a component, whatever its name.
      rules: { ...storyRules, 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['apps/storybook/.storybook/main.ts'],
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
      files: [
        '{apps,libs,tools}/**/*.config.ts',
        'apps/storybook/.storybook/*.ts',
        'apps/*/playwright.config.ts',
      ],
      rules: { '@nx/enforce-module-boundaries': 'off', 'eslint-js/no-restricted-imports': 'off' },
    },
  ],
});
