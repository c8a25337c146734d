import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { injectManifest, type ManifestTransform } from 'workbox-build';

/** Files with a content hash in their names need no revision. */
const hashedNames = /^assets\/.*-[\w-]{8}\.\w+$/;

/** Files few people need: services that may not be configured, and the dyslexia font. They are cached at first use. */
const onDemand = ['module.slim.no-external', 'launchdarkly', 'startSentry', 'addTracing', 'opendyslexic'].map(
  (name) => `assets/${name}*`,
);

/** The page first, then the files it names, then the rest: every screen needs what is fetched first. */
export const pageFirst =
  (page: string): ManifestTransform =>
  (entries) => {
    const rank = (url: string) => (url === 'index.html' ? 0 : page.includes(`/${url}"`) ? 1 : 2);
    return { manifest: entries.toSorted((a, b) => rank(a.url) - rank(b.url)) };
  };

/** Writes the file list into the folder's `sw.js` and returns its count and size. */
export async function injectPrecacheList(folder: string): Promise<{ count: number; bytes: number }> {
  const worker = join(folder, 'sw.js');
  const { count, size, warnings } = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css,woff,woff2,svg,png,webmanifest}'],
    globIgnores: ['sw.js', ...onDemand],
    dontCacheBustURLsMatching: hashedNames,
    manifestTransforms: [pageFirst(readFileSync(join(folder, 'index.html'), 'utf8'))],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return { count, bytes: size };
}
