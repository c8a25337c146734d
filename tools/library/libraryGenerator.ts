import type { Tree } from '@nx/devkit';
import { formatFiles } from '@nx/devkit';
import { libraryGenerator as scriptLibrary } from '@nx/js';
import { libraryGenerator as reactLibrary } from '@nx/react';
import type { LibraryDescription } from './skeleton.ts';
import { environmentOf, layers, skeletonOf } from './skeleton.ts';

/**
 * Creates a library. The generators of @nx/react (for the web) and @nx/js, both with @nx/vite, register the project
 * in the workspace; their files inside it are replaced by the skeleton, and their changes
 * outside it, apart from the project references, are undone.
 */
export async function libraryGenerator(tree: Tree, library: LibraryDescription): Promise<void> {
  const { layer, name } = library;
  const folder = `libs/${layer}/${name}`;
  const others = layers.filter((other) => tree.exists(`libs/${other}/${name}`));
  if (others.length > 0) throw new Error(`There is a library '${name}' in ${others.join(', ')} already.`);

  const before = rootFiles(tree);
  const options = {
    directory: folder,
    name: `@finance-analyst/${name}`,
    bundler: 'vite',
    linter: 'none',
    unitTestRunner: 'none',
    useProjectJson: false,
    skipFormat: true,
    skipPackageJson: true,
    addPlugin: true,
  } as const;
  if (environmentOf(layer) === 'web')
    await reactLibrary(tree, { ...options, style: 'none', component: false });
  else await scriptLibrary(tree, options);

  for (const { path } of tree.listChanges())
    if (path !== 'tsconfig.json') restore(tree, path, before.get(path));
  for (const [path, text] of Object.entries(skeletonOf(library))) tree.write(`${folder}/${path}`, text);
  await formatFiles(tree);
}

const rootFiles = (tree: Tree): ReadonlyMap<string, string | null> =>
  new Map(
    tree
      .children('.')
      .filter((name) => tree.isFile(name))
      .map((name) => [name, tree.read(name, 'utf8')]),
  );

function restore(tree: Tree, path: string, text: string | null | undefined): void {
  if (text == null) tree.delete(path);
  else tree.write(path, text);
}
