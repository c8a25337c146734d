import { expect, it } from 'vitest';
import { featureFiles } from './featureFiles.ts';

const screen = (feature: string, file: string, imports: readonly string[]) => ({
  file,
  src: `../../libs/feature/${feature}/src/Screen.tsx`,
  isDynamicEntry: true,
  imports,
});

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'one/Screen.tsx': screen('one', 'one.js', ['_react.js', '_both.js', '_part.js']),
  'two/Screen.tsx': screen('two', 'two.js', ['_both.js', '_late.js']),
  late: { file: 'lateEntry.js', src: 'src/late.ts', isDynamicEntry: true, imports: ['_late.js'] },
  '_both.js': { file: 'both.js', imports: ['_part.js'] },
  '_part.js': { file: 'part.js', css: ['part.css'] },
  '_own.js': { file: 'own.js', css: ['own.css'] },
  '_late.js': { file: 'late.js' },
  'one/Panel.tsx': screen('one', 'panel.js', ['_own.js']),
};

it('gives each feature what only its own code loads', () => {
  expect(Object.fromEntries(featureFiles(manifest, new Set(['index.js', 'react.js'])))).toEqual({
    one: ['one.js', 'panel.js', 'own.js', 'own.css'],
    two: ['two.js'],
  });
});

it('refuses a manifest that names chunks it does not have', () => {
  expect(() => featureFiles({ 'one/Screen.tsx': screen('one', 'one.js', ['_gone.js']) }, new Set())).toThrow(
    '_gone.js',
  );
});
