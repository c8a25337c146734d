import { posix } from 'node:path';
import { parseAst } from 'vite';

export interface FirstLoad {
  /** Files of the build that the page loads before any interaction, by kind. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly others: readonly string[];
  readonly inlineStyleCharacters: number;
}

/**
 * What a built index.html loads: its scripts with all that they import statically, its stylesheets, and what it
 * preloads or links. `read` answers a file of the built folder by its path in it.
 */
export function firstLoad(html: string, read: (path: string) => string): FirstLoad {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const others = new Set<string>();
  const addScript = (path: string): void => {
    if (scripts.has(path)) return;
    scripts.add(path);
    for (const specifier of staticImports(read(path)))
      if (specifier.startsWith('.')) addScript(posix.join(posix.dirname(path), specifier));
  };
  for (const { name, attributes } of tagsOf(html)) {
    const address = attributes.get(name === 'script' ? 'src' : 'href');
    if (address === undefined || !/^\.?\/(?!\/)/.test(address)) continue;
    const path = posix.normalize(address.replace(/[?#].*$/, '')).replace(/^\//, '');
    const rel = attributes.get('rel') ?? '';
    if (name === 'script' || rel === 'modulepreload' || attributes.get('as') === 'script') addScript(path);
    else if (rel === 'stylesheet' || attributes.get('as') === 'style') styles.add(path);
    else if (/icon|manifest|preload/.test(rel)) others.add(path);
  }
  return {
    scripts: [...scripts],
    styles: [...styles],
    others: [...others],
    inlineStyleCharacters: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
      (sum, [, text = '']) => sum + text.length,
      0,
    ),
  };
}

const tagsOf = (html: string): { name: string; attributes: ReadonlyMap<string, string> }[] =>
  [...html.matchAll(/<(script|link)\b([^>]*)>/g)].map(([, name = '', text = '']) => ({
    name,
    attributes: new Map(
      [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, attribute = '', value = '']) => [
        attribute,
        value,
      ]),
    ),
  }));

const staticImports = (code: string): readonly string[] =>
  parseAst(code).body.flatMap((statement) => {
    const { source } = statement as { source?: { value?: unknown } | null };
    return typeof source?.value === 'string' ? [source.value] : [];
  });
