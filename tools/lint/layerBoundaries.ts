const layer = (
  name: string,
  ...allowed: readonly string[]
): { sourceTag: string; onlyDependOnLibsWithTags: string[] } => ({
  sourceTag: `layer:${name}`,
  onlyDependOnLibsWithTags: allowed.map((other) => `layer:${other}`),
});

/** Options of @nx/enforce-module-boundaries: an import goes down a layer, or sideways where the layer allows it. */
export const layerBoundaries = {
  enforceBuildableLibDependency: false,
  allow: [],
  // Its fonts are a separate entry, loaded after the first paint.
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
