import type { Plugin, Rolldown } from 'vite';

/**
 * Writes the program's files into the built page, so that start-in-parts.js can evaluate each in its own
 * task. As one script of the page, they would all be evaluated in a single task.
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

/** A chunk after all its static imports, each after its own. */
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
