import { readFileSync } from 'node:fs';

/** The statement that declares the layer order. */
export function layerOrder(stylesheet: string): string {
  const order = /@layer [^;{]+;/.exec(readFileSync(stylesheet, 'utf8'))?.[0];
  if (!order) throw new Error(`${stylesheet} declares no order of layers.`);
  return order;
}
