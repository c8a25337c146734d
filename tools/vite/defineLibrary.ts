import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

export const sourceCondition = '@finance-analyst/source';

/**
 * Test files share one process and page, which halves the time of a whole run, and with `npm test` across libraries:
 * a test reverts what it changes outside itself, and tools/vite/testSetup.ts clears what the page retains.
 */
export const isolate = false;

/**
 * Tests of screens create and discard whole pages. With room for a page, the garbage collector copies little of what is
 * discarded; otherwise that takes a tenth of the time.
 */
export const execArgv = ['--max-semi-space-size=64'];

/** Time limit per test: many times what it needs, since other work shares the machine. */
export const testTimeout = 20_000;

/** What runs before each test file. */
export const setupFiles = ({ isWeb }: { readonly isWeb: boolean }): string[] =>
  ['propertySetup.ts', ...(isWeb ? ['testSetup.ts'] : [])].map((file) => join(import.meta.dirname, file));

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly nx: { readonly tags: readonly string[] };
}

/** Entry name → source file, from the exports that name a source: `.` → index, `./worker` → worker. */
const entriesOf = (manifest: Manifest, folder: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([path, target]) => {
      const source = typeof target === 'string' ? undefined : target[sourceCondition];
      return source ? [[path === '.' ? 'index' : basename(path), join(folder, source)]] : [];
    }),
  );

/**
 * Build and test settings of a library. The build keeps every import of another package external, so a packed
 * library brings no second copy of anything; tests read other libraries from source.
 */
export function defineLibrary(folder: string): ViteUserConfig {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const isWeb = manifest.nx.tags.includes('env:web');
  return defineConfig({
    root: folder,
    cacheDir: join(folder, 'out-tsc/vite'),
    plugins: isWeb ? [react()] : [],
    resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
    build: {
      outDir: 'dist/esm',
      emptyOutDir: true,
      target: 'es2023',
      sourcemap: true,
      minify: false,
      lib: { entry: entriesOf(manifest, folder), formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
      },
    },
    test: {
      name: manifest.name,
      watch: false,
      environment: isWeb ? 'jsdom' : 'node',
      isolate,
      execArgv,
      testTimeout,
      hookTimeout: testTimeout,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: setupFiles({ isWeb }),
      reporters: process.env['TEST_REPORT_FILE'] ? ['default', 'json'] : ['default'],
    },
  });
}
