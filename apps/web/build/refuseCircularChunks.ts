import type { Plugin } from 'vite';

interface ChunkImports {
  readonly fileName: string;
  readonly imports: readonly string[];
}

/** The first cycle of chunks that import one another, as names in order; null if there is none. */
export function findCircularChunks(chunks: readonly ChunkImports[]): readonly string[] | null {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const finished = new Set<string>();
  const search = (fileName: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(fileName);
    if (start >= 0) return path.slice(start);
    if (finished.has(fileName)) return null;
    for (const imported of importsOf.get(fileName) ?? []) {
      const ring = search(imported, [...path, fileName]);
      if (ring) return ring;
    }
    finished.add(fileName);
    return null;
  };
  for (const { fileName } of chunks) {
    const ring = search(fileName, []);
    if (ring) return ring;
  }
  return null;
}

/**
 * Fails the build when chunks import one another in a cycle: the first one loaded would use what the other has not
 * defined yet, and a part of the product would fail without any source test noticing.
 */
export const refuseCircularChunks = (): Plugin => ({
  name: 'refuse-circular-chunks',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const ring = findCircularChunks(chunks);
    if (ring)
      this.error(
        `These chunks import one another: ${ring.join(' → ')}. Change the groups in vite.config.ts.`,
      );
  },
});
