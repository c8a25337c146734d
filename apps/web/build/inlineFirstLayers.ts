import type { Plugin } from 'vite';
import { layerOrder } from './layerOrder.ts';
import { splitLayers } from './splitLayers.ts';

const stylesheetLink = /\s*<link rel="stylesheet"[^>]*\bhref="\/([^"]+)"[^>]*>/g;

/**
 * Writes the styles of the page's own frame, in the named layers, into the built page, and moves the
 * link to the rest behind the frame, so that the frame is painted without waiting for a stylesheet.
 */
export function inlineFirstLayers(
  stylesheet: string,
  layers: readonly string[],
  maximumCharacters: number,
): Plugin {
  const order = layerOrder(stylesheet);
  return {
    name: 'inline-first-layers',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        let inline = order;
        const links: string[] = [];
        const page = html.replaceAll(stylesheetLink, (link, fileName: string) => {
          const asset = bundle[fileName];
          if (asset?.type !== 'asset') throw new Error(`The page links ${fileName}, which is not built.`);
          const { named, others } = splitLayers(String(asset.source), layers);
          inline += named;
          asset.source = order + others;
          links.push(link.trim());
          return '';
        });
        if (inline.length > maximumCharacters)
          throw new Error(
            `The styles of the frame have ${inline.length} characters, over ${maximumCharacters}.`,
          );
        return page
          .replace('</head>', () => `  <style nonce="__CSP_NONCE__">${inline}</style>\n  </head>`)
          .replace('</body>', () => `  ${links.join('\n    ')}\n  </body>`);
      },
    },
  };
}
