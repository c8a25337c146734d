import { isBuiltin } from 'node:module';
import ts from 'typescript';
import type { PackageManifest } from '../workspace/WorkspacePackage.ts';

/**
 * Compares a package's imports with its manifest, both ways: an undeclared import breaks it outside the
 * workspace, and an unused dependency burdens every consumer.
 * Files are source, styles included, without tests and stories. `peersOf` returns what an installed package
 * requires its consumer to install beside it.
 */
export function importProblems(
  manifest: PackageManifest,
  files: readonly { readonly file: string; readonly text: string }[],
  peersOf: (name: string) => readonly string[],
): readonly string[] {
  const declared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  const imported = new Map<string, string>();
  for (const { file, text } of files)
    for (const name of importedPackages(file, text)) imported.set(name, file);
  imported.delete(manifest.name);
  const undeclared = [...imported].filter(([name]) => !declared.has(name) && !declared.has(typesOf(name)));
  const peers = new Set([...declared].flatMap(peersOf));
  const unused = Object.keys(manifest.dependencies ?? {}).filter(
    (name) => !imported.has(name) && !peers.has(name) && !imported.has(name.replace(/^@types\//, '')),
  );
  return [
    ...undeclared.map(([name, file]) => `${file} imports ${name}, which package.json does not declare.`),
    ...unused.map((name) => `package.json declares ${name}, which nothing imports.`),
  ];
}

function importedPackages(file: string, text: string): readonly string[] {
  const specifiers = file.endsWith('.css')
    ? [...text.matchAll(/(?:@import|url\()\s*(?:url\()?['"]?([^'")\s]+)/g)].map(
        ([, specifier = '']) => specifier,
      )
    : ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return specifiers
    .filter((specifier) => !/^[./#]|^\w+:/.test(specifier) && !isBuiltin(specifier))
    .map((specifier) =>
      specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

const typesOf = (name: string): string => `@types/${name.replace(/^@/, '').replace('/', '__')}`;
