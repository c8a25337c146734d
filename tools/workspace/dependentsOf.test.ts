import { expect, it } from 'vitest';
import { dependentsOf } from './dependentsOf.ts';
import { needs, testPackage } from './testPackage.ts';

const packages = [
  testPackage('libs/domain/market'),
  testPackage('libs/domain/valuation', needs('market')),
  testPackage('libs/ui/charts'),
  testPackage('apps/web', needs('valuation', 'charts')),
  testPackage('apps/web-e2e', { nx: { implicitDependencies: ['@finance-analyst/web'] } }),
];
const dependentNames = (name: string): string[] =>
  [...dependentsOf(`@finance-analyst/${name}`, packages)]
    .map((found) => found.slice('@finance-analyst/'.length))
    .sort();

it('follows dependencies and implicit dependencies all the way', () => {
  expect(dependentNames('market')).toEqual(['valuation', 'web', 'web-e2e']);
  expect(dependentNames('charts')).toEqual(['web', 'web-e2e']);
});

it('is empty at the top', () => {
  expect(dependentNames('web-e2e')).toEqual([]);
});

it('ends where packages need each other', () => {
  const circle = [testPackage('libs/data/a', needs('b')), testPackage('libs/data/b', needs('a'))];
  expect([...dependentsOf('@finance-analyst/a', circle)].sort()).toEqual([
    '@finance-analyst/a',
    '@finance-analyst/b',
  ]);
});
