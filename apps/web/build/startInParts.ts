import type { Plugin, Rolldown } from 'vite';

/**
 * Writes into the built page of which files its program consists, so that start-in-parts.js can evaluate each in a
 * task of its own. Imported together, as a script of the page, they would all be evaluated in one.
 */
export const startInParts = (): Plugin => ({
  name: 'start-in-parts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk }) => {
      const script = new RegExp(`<script type="module"([^>]*) src="/${chunk?.fileName}"([^>]*)></script>`);
      if (!chunk || !script.test(html)) throw new Error('The page asks for no program.');
      const files = partsOf(chunk, bundle).map((file) => `/${file}`);
      return html.replace(
        script,
        `<link rel="modulepreload"$1 href="/${chunk.fileName}"$2>
    <script type="application/json" id="program-files"$2>${JSON.stringify(files)}</script>
    <script type="module"$1 src="/start-in-parts.js"$2></script>`,
      );
    },
  },
});

/** A chunk behind all that it imports statically, each after what it imports itself. */
function partsOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  parts: string[] = [],
): readonly string[] {
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !parts.includes(name)) partsOf(imported, bundle, parts);
  }
  parts.push(chunk.fileName);
  return parts;
}
