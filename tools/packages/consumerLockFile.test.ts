import { expect, it } from 'vitest';
import { consumerLockFile } from './consumerLockFile.ts';

const libraries = [
  {
    folder: 'libs/ui/charts',
    manifest: {
      name: '@x/charts',
      version: '0.1.0',
      dependencies: { '@x/market': '^0.1.0', scale: '2.0.0' },
      peerDependencies: { react: '^19.0.0' },
    },
    tarball: 'tarballs/charts.tgz',
    integrity: 'sha512-charts',
  },
  {
    folder: 'libs/domain/market',
    manifest: { name: '@x/market', version: '0.1.0' },
    tarball: 'tarballs/market.tgz',
    integrity: 'sha512-market',
  },
];
const entries = {
  'node_modules/scale': { version: '1.0.0' },
  'libs/ui/charts/node_modules/scale': { version: '2.0.0', dependencies: { array: '^3.0.0' } },
  'node_modules/array': { version: '3.0.0' },
  'node_modules/react': { version: '19.3.1', peer: true },
  'node_modules/unused': { version: '1.0.0' },
};
const { manifest, lock } = consumerLockFile(libraries, entries, ['react']);
const packages = lock['packages'] as Record<string, unknown>;

it('asks for the libraries by their tarballs and for the rest by version', () => {
  expect(manifest['dependencies']).toEqual({
    '@x/charts': 'file:tarballs/charts.tgz',
    '@x/market': 'file:tarballs/market.tgz',
    react: '19.3.1',
  });
});

it('takes what the libraries need from where the workspace has it, and nothing else', () => {
  expect(Object.keys(packages).sort()).toEqual([
    '',
    'node_modules/@x/charts',
    'node_modules/@x/charts/node_modules/scale',
    'node_modules/@x/market',
    'node_modules/array',
    'node_modules/react',
  ]);
  expect(packages['node_modules/react']).toEqual({ version: '19.3.1' });
});
