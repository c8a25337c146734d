const vagueName = /^(utils?|helpers?|common|misc|types|constants)$/i;

/** Problems with names and structure of a library's source files that lint does not see. */
export function sourceProblems(paths: readonly string[], read: (path: string) => string): readonly string[] {
  return [
    ...paths.flatMap((path) => {
      const folders = path.split('/').slice(1, -1);
      const stem = path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
      return [
        ...folders
          .filter((folder) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(folder))
          .map((folder) => `${path}: '${folder}' is not kebab-case.`),
        ...[...folders, stem]
          .filter((part) => vagueName.test(part))
          .map((part) => `${path}: '${part}' says nothing; name what it holds.`),
      ];
    }),
    ...(/^export \*/m.test(read('src/index.ts')) ? ['src/index.ts: list the public names one by one.'] : []),
  ];
}
