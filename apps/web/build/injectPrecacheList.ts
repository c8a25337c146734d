import { join } from 'node:path';
import { injectManifest } from 'workbox-build';

/** Files whose names carry a hash of their content need no revision beside it. */
const hashedNames = /^assets\/.*-[\w-]{8}\.\w+$/;

/** What few people need: services that may not be configured, and the font for dyslexia. Their first use keeps them. */
const onDemand = ['module.slim.no-external', 'launchdarkly', 'startSentry', 'addTracing', 'opendyslexic'].map(
  (name) => `assets/${name}*`,
);

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
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return { count, bytes: size };
}
