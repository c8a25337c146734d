import { expect, it } from 'vitest';
import { checkRules } from './checkRules.ts';

const spec = {
  file: 'libs/domain/market/SPEC.md',
  text: '# Rules of market\n\n- [MARKET-1] One.\n- [MARKET-2] Two.\n',
};
const testOf = (file: string, ...ids: readonly string[]): { file: string; text: string } => ({
  file,
  text: ids.map((id) => `it('[${id}] holds', () => {});`).join('\n'),
});

it('passes when every rule has a test and every test a rule', () => {
  const tests = [
    testOf('libs/domain/market/src/a.test.ts', 'MARKET-1'),
    testOf('apps/web-e2e/tests/b.spec.ts', 'MARKET-2'),
  ];
  expect(checkRules([spec], tests)).toEqual([
    { subject: 'libs/domain/market', passed: 1, failed: 0, details: [] },
  ]);
});

it('fails for a rule that no test names', () => {
  expect(checkRules([spec], [testOf('libs/domain/market/src/a.test.ts', 'MARKET-1')])).toMatchObject([
    { failed: 1, details: ['No test names [MARKET-2] Two.'] },
  ]);
});

it('fails for a test that names no rule, in a library and in an app', () => {
  const tests = [
    testOf('libs/domain/market/src/a.test.ts', 'MARKET-1', 'MARKET-2', 'MARKET-3'),
    testOf('apps/web/src/b.test.ts', 'SHELL-1'),
  ];
  expect(checkRules([spec], tests)).toMatchObject([
    { subject: 'libs/domain/market', failed: 1 },
    {
      subject: 'apps/web',
      failed: 1,
      details: ['apps/web/src/b.test.ts names [SHELL-1], which no SPEC.md has.'],
    },
  ]);
});

it('fails for a library without rules', () => {
  expect(checkRules([{ ...spec, text: '# Rules of market\n' }], [])).toMatchObject([
    { details: ['SPEC.md has no rule.'] },
  ]);
});
