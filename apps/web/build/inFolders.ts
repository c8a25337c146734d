const separator = String.raw`[\\/]`;

/**
 * The modules in these folders, such as `libs/ui/figures`; `*` is any one folder. A group of modules that are built into
 * one file is named by folders alone, so that the layout shows which file a module is in, and renaming one cannot
 * silently move it.
 */
export function inFolders(...folders: readonly string[]): RegExp {
  const patterns = folders.map((folder) =>
    folder
      .split('/')
      .map((name) => (name === '*' ? String.raw`[^\\/]+` : name.replaceAll('.', String.raw`\.`)))
      .join(separator),
  );
  return new RegExp(`(?:^|${separator})(?:${patterns.join('|')})${separator}`);
}
