import type { ParsedFile } from '../file/ParsedFile.js';
import type { Layout } from './Layout.js';
import { layouts } from './layouts.js';

/** The layout chosen by id, or else the one that recognizes the file best; null if none does. */
export function chooseLayout(file: ParsedFile, id: string | undefined): Layout | null {
  if (id !== undefined) return layouts.find((layout) => layout.id === id) ?? null;
  let [best, most]: [Layout | null, number] = [null, 0];
  for (const layout of layouts) {
    const confidence = layout.recognizes(file);
    if (confidence > most) [best, most] = [layout, confidence];
  }
  return best;
}
