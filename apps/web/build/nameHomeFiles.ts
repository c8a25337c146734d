import type { Plugin, Rolldown } from 'vite';

/**
 * Writes into the built page which files its home screen needs beside those that the page loads anyway, so that
 * before-paint.js can ask for them at once instead of after the code that would.
 */
export function nameHomeFiles(homeModule: string): Plugin {
  return {
    name: 'name-home-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const home = chunks.find(({ facadeModuleId }) => facadeModuleId === homeModule);
        if (!home) throw new Error(`${homeModule} is no part of its own in the build.`);
        const files = [...filesOf(home, bundle)]
          .map((file) => `/${file}`)
          .filter((file) => !html.includes(file));
        const element = `<script type="application/json" id="home-files">${JSON.stringify(files)}</script>`;
        return html.replace(
          '<script src="/before-paint.js"',
          `${element}\n    <script src="/before-paint.js"`,
        );
      },
    },
  };
}

/** A chunk, all that it imports statically, and their stylesheets. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  files = new Set<string>(),
): Set<string> {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const file of chunk.viteMetadata?.importedCss ?? []) files.add(file);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOf(imported, bundle, files);
  }
  return files;
}
