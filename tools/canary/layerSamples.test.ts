import { expect, it } from 'vitest';
import { needs, testPackage } from '../workspace/testPackage.ts';
import { layerFaults, layerImports } from './layerSamples.ts';

const libraries = [
  ...['domain', 'ui', 'platform', 'data', 'feature', 'server'].flatMap((layer) => [
    testPackage(`libs/${layer}/${layer}-one`),
    testPackage(`libs/${layer}/${layer}-two`),
  ]),
  testPackage('libs/feature/a-tour', needs('platform-one', 'platform-two', 'domain-one')),
];

it('covers every pair of layers once, as forbidden or as allowed', () => {
  const names = [...layerFaults(libraries), ...layerImports(libraries)].map(({ name }) => name);
  expect(new Set(names).size).toBe(36);
  expect(layerFaults(libraries).map(({ name }) => name)).toContain('feature imports feature');
  expect(layerImports(libraries).map(({ name }) => name)).toContain('data imports data');
});

it('never lets a library import one that needs it, which would be reported as a circle', () => {
  const upwards = layerFaults(libraries).find(({ name }) => name === 'platform imports feature');
  expect(upwards?.source).not.toContain('a-tour');
});

it('fails where two layers have no such pair', () => {
  expect(() => layerFaults([testPackage('libs/ui/charts')])).toThrow('without a circle');
});
