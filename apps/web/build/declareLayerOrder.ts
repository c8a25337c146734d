import type { Plugin } from 'vite';
import { layerOrder } from './layerOrder.ts';

/**
 * Adds the layer order, which one stylesheet declares, to every other stylesheet too. The page's
 * styles are in several files, and the first file that names a layer fixes its place: without this, a file that
 * happens to load first could put components before the base styles.
 */
export function declareLayerOrder(stylesheet: string): Plugin {
  const order = layerOrder(stylesheet);
  return {
    name: 'declare-layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: order + code, map: null }),
    },
  };
}
