import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { workspaceRoot } from '../workspace/workspaceRoot.ts';
import { libraryGenerator } from './libraryGenerator.ts';
import type { LibraryDescription } from './skeleton.ts';
import { skeletonProblems } from './skeletonProblems.ts';

const describe = (layer: LibraryDescription['layer'], styles = false): LibraryDescription => ({
  layer,
  name: 'new-thing',
  description: 'Holds the new thing.',
  styles,
});

async function generate(library: LibraryDescription): Promise<Tree> {
  const tree = createTreeWithEmptyWorkspace();
  tree.write(
    'package.json',
    JSON.stringify({ name: 'w', private: true, workspaces: ['apps/*', 'libs/*/*'] }),
  );
  tree.delete('.oxfmtrc.json');
  tree.write('.prettierrc', readFileSync(join(workspaceRoot, '.prettierrc'), 'utf8'));
  tree.write('tsconfig.base.json', '{ "compilerOptions": { "composite": true } }');
  tree.write('tsconfig.json', '{ "extends": "./tsconfig.base.json", "files": [], "references": [] }');
  await libraryGenerator(tree, library);
  return tree;
}

const problemsOf = (tree: Tree, folder: string): readonly string[] =>
  skeletonProblems({
    folder,
    paths: tree
      .listChanges()
      .filter(({ path, type }) => type !== 'DELETE' && path.startsWith(`${folder}/`))
      .map(({ path }) => path.slice(folder.length + 1)),
    read: (path) => tree.read(`${folder}/${path}`, 'utf8') ?? '',
  });

it.each([describe('domain'), describe('ui', true), describe('data'), describe('server')])(
  'makes a library of $layer that the skeleton check passes',
  async (library) => {
    const tree = await generate(library);
    expect(problemsOf(tree, `libs/${library.layer}/new-thing`)).toEqual([]);
  },
  60_000,
);

it('makes the library known to the workspace and changes nothing else of it', async () => {
  const tree = await generate(describe('feature'));
  expect(tree.read('tsconfig.json', 'utf8')).toContain('./libs/feature/new-thing');
  expect(JSON.parse(tree.read('package.json', 'utf8') ?? '')).toEqual({
    name: 'w',
    private: true,
    workspaces: ['apps/*', 'libs/*/*'],
  });
}, 60_000);

it('refuses a name that another library has', async () => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/ui/new-thing/package.json', '{}');
  await expect(libraryGenerator(tree, describe('domain'))).rejects.toThrow("'new-thing' in ui already");
});
