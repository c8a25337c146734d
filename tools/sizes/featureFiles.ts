/** A chunk in the manifest that Vite writes of a build. */
export interface BuiltChunk {
  readonly file: string;
  /** The module that is imported on demand, from the folder of the app. */
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  /** Keys of the chunks that it imports at once. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const ownerOf = (source: string): string => /libs\/feature\/([^/]+)\//.exec(source)?.[1] ?? 'everything else';

/**
 * By feature, the files that only its own code loads: reached from what it imports on demand, and neither in `before`,
 * what every page has loaded by then, nor reached from the code of another feature or of anything else.
 */
export function featureFiles(
  manifest: Readonly<Record<string, BuiltChunk>>,
  before: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, Set<string>>();
  const add = (key: string, owner: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no chunk ${key}.`);
    const of = owners.get(chunk.file) ?? new Set();
    if (of.has(owner)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) {
      const known = owners.get(file) ?? new Set();
      owners.set(file, known.add(owner));
    }
    for (const imported of chunk.imports ?? []) add(imported, owner);
  };
  for (const [key, { src, isDynamicEntry }] of Object.entries(manifest))
    if (isDynamicEntry && src !== undefined) add(key, ownerOf(src));

  const files = new Map<string, string[]>();
  for (const [file, [owner, another]] of [...owners].map(([file, of]) => [file, [...of]] as const)) {
    if (owner === undefined || another !== undefined || owner === 'everything else' || before.has(file))
      continue;
    files.set(owner, [...(files.get(owner) ?? []), file]);
  }
  return files;
}
