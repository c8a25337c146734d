import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { injectManifest, type ManifestTransform } from 'workbox-build';

/** Files whose names carry a hash of their content need no revision beside it. */
const hashedNames = /^assets\/.*-[\w-]{8}\.\w+$/;

/** What few people need: services that may not be configured, and the font for dyslexia. Their first use keeps them. */
const onDemand = ['module.slim.no-external', 'launchdarkly', 'startSentry', 'addTracing', 'opendyslexic'].map(
  (name) => `assets/${name}*`,
);

/** The page first, then what it names itself, then the rest: what is fetched first is what every screen needs. */
export const pageFirst =
  (page: string): ManifestTransform =>
  (entries) => {
    const rank = (url: string) => (url === 'index.html' ? 0 : page.includes(`/${url}"`) ? 1 : 2);
    return { manifest: entries.toSorted((a, b) => rank(a.url) - rank(b.url)) };
  };

/** Writes the list of the page's files into `sw.js` of the folder and says how many and how large they are. */
export async function injectPrecacheList(folder: string): Promise<{ count: number; bytes: number }> {
  const worker = join(folder, 'sw.js');
  const { count, size, warnings } = await injectManifest({
    swSrc: worker,
    swDest: worker,
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
    globIgnores: ['sw.js', ...onDemand],
    dontCacheBustURLsMatching: hashedNames,
    manifestTransforms: [pageFirst(readFileSync(join(folder, 'index.html'), 'utf8'))],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return { count, bytes: size };
}
