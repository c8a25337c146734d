import { expect, it } from 'vitest';
import { readOxlintReport } from './readOxlintReport.ts';

it('reads where each problem is and which rule found it', () => {
  const report = {
    number_of_files: 2,
    diagnostics: [
      {
        message: "'Date.now' is restricted from being used.",
        help: 'The clock is a parameter.',
        code: 'eslint(no-restricted-properties)',
        filename: 'libs\\ui\\charts\\src\\a.ts',
        labels: [{ span: { line: 3 } }],
      },
      { message: 'Expected `)` but found `EOF`', filename: 'tools/b.ts', labels: [] },
    ],
  };
  expect(readOxlintReport(JSON.stringify(report))).toEqual([
    {
      file: 'libs/ui/charts/src/a.ts',
      line: 3,
      rule: 'eslint(no-restricted-properties)',
      message: "'Date.now' is restricted from being used. The clock is a parameter.",
    },
    { file: 'tools/b.ts', line: 1, rule: 'syntax', message: 'Expected `)` but found `EOF`' },
  ]);
});

it.each(['', 'warning No cached ProjectGraph is available. The rule will be skipped.\n{}'])(
  'refuses what is not a report: %s',
  (stdout) => {
    expect(() => readOxlintReport(stdout)).toThrow('oxlint wrote no report');
  },
);

it('refuses a report about no file', () => {
  expect(() => readOxlintReport('{ "diagnostics": [], "number_of_files": 0 }')).toThrow('no file');
});
