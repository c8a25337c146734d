/** Licenses allowed in what the product ships or runs with. */
export const allowedLicences: ReadonlySet<string> = new Set([
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
]);

/** Licenses allowed only in tools of the workspace, each with its use. */
export const allowedForTools: ReadonlyMap<string, string> = new Map([
  ['0BSD', 'ISC without the duty to keep the notice'],
  ['CC-BY-4.0', "caniuse-lite's table of browser versions, read while building"],
  ['CC0-1.0', 'public domain: tables of languages and of CSS syntax'],
  ['MIT-0', 'MIT without the duty to keep the notice'],
  ['Python-2.0', "argparse, under Python's own permissive licence"],
  ['Zlib', 'the compression code inside pako'],
]);

/** Exceptions for single packages. An exception that no installed package needs fails the check. */
export const exceptions: ReadonlyMap<string, { readonly licence: string; readonly reason: string }> = new Map(
  [
    ['tslib', { licence: 'MIT', reason: '0BSD, freer than MIT; React Aria brings it into the page' }],
    [
      '@ironcalc/wasm',
      { licence: 'MIT', reason: 'MIT/Apache-2.0, an older form of either; a spreadsheet engine for tests' },
    ],
    [
      'pako',
      {
        licence: 'MIT',
        reason: 'MIT and Zlib, which asks less; it compresses the memo in its worker',
      },
    ],
    ['png-js', { licence: 'MIT', reason: 'its manifest names no licence, its LICENSE file is MIT' }],
    ['union', { licence: 'MIT', reason: 'its manifest names no licence, its LICENSE file is MIT' }],
    [
      '@react-aria/optimize-locales-plugin',
      { licence: 'Apache-2.0', reason: 'its manifest names no licence, its LICENSE file is Apache-2.0' },
    ],
  ],
);
