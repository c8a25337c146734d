/** The skeleton of a library: what the generator writes and the check compares with. */

export const layers = ['domain', 'ui', 'platform', 'data', 'feature', 'server'] as const;
export type Layer = (typeof layers)[number];
export type Environment = 'any' | 'web' | 'node';

export interface LibraryDescription {
  readonly layer: Layer;
  readonly name: string;
  readonly description: string;
  /** The library publishes a stylesheet beside its code. */
  readonly styles: boolean;
}

export const environmentOf = (layer: Layer): Environment =>
  layer === 'domain' ? 'any' : layer === 'server' ? 'node' : 'web';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const compilerOptionsOf = (layer: Layer, purpose: 'source' | 'tests'): Record<string, unknown> => {
  const environment = environmentOf(layer);
  if (environment === 'web')
    return {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: purpose === 'tests' ? ['vite/client', 'node'] : ['vite/client'],
    };
  if (environment === 'node' || purpose === 'tests') return { types: ['node'] };
  return { types: [] };
};

/** Files that are identical in every library of a layer, apart from `references`, which `nx sync` maintains. */
export function fixedFiles(layer: Layer): Record<string, string> {
  return {
    'tsconfig.json': json({
      extends: '../../../tsconfig.base.json',
      files: [],
      include: [],
      references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
    }),
    'tsconfig.lib.json': json({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        rootDir: 'src',
        outDir: 'dist/types',
        tsBuildInfoFile: 'out-tsc/lib.tsbuildinfo',
        ...compilerOptionsOf(layer, 'source'),
      },
      include: ['src/**/*.ts', 'src/**/*.tsx'],
      // Code shared by tests is neither compiled into the package nor published.
      exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.stories.tsx', 'src/testing/**'],
      references: [],
    }),
    'tsconfig.spec.json': json({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        outDir: 'out-tsc/spec',
        tsBuildInfoFile: 'out-tsc/spec.tsbuildinfo',
        ...compilerOptionsOf(layer, 'tests'),
      },
      include: [
        'src/**/*.test.ts',
        'src/**/*.test.tsx',
        'src/**/*.stories.tsx',
        'src/testing/**/*.ts',
        'src/testing/**/*.tsx',
      ],
      references: [{ path: './tsconfig.lib.json' }],
    }),
    'vite.config.ts': [
      "import { defineLibrary } from '../../../tools/vite/defineLibrary.ts';",
      '',
      'export default defineLibrary(import.meta.dirname);',
      '',
    ].join('\n'),
  };
}

/** The manifest a new library starts with; dependencies and further entries are its own. */
export function manifestOf({
  layer,
  name,
  description,
  styles,
}: LibraryDescription): Record<string, unknown> {
  const environment = environmentOf(layer);
  return {
    name: `@finance-analyst/${name}`,
    version: '0.1.0',
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: styles ? ['**/*.css'] : false,
    exports: {
      '.': {
        '@finance-analyst/source': './src/index.ts',
        types: './dist/types/index.d.ts',
        import: './dist/esm/index.js',
      },
      ...(styles ? { './styles.css': './dist/esm/styles.css' } : {}),
    },
    files: ['dist', 'SPEC.md'],
    ...(environment === 'web' && layer !== 'data'
      ? { peerDependencies: { react: '^19.3.1', 'react-dom': '^19.3.1' } }
      : {}),
    nx: { tags: [`layer:${layer}`, `env:${environment}`] },
  };
}

/** Every file of a new library, by path inside its folder. */
export function skeletonOf(library: LibraryDescription): Record<string, string> {
  const { name, layer, description } = library;
  return {
    ...fixedFiles(layer),
    'package.json': json(manifestOf(library)),
    'README.md': `# @finance-analyst/${name}\n\n${description}\n\n## Usage\n\n## Files\n`,
    'SPEC.md': `# Rules of ${name}\n`,
    'src/index.ts': 'export {};\n',
  };
}
