import { isAbsolute, relative } from 'node:path';
import { workspaceRoot } from './workspaceRoot.ts';

/** What results are reported under: the folder of the app or library that a file lies in, `tools`, or the root. */
export function ownerOf(file: string, root: string = workspaceRoot): string {
  const path = (isAbsolute(file) ? relative(root, file) : file).replaceAll('\\', '/').replace(/^\.\//, '');
  return /^(apps\/[^/]+|libs\/[^/]+\/[^/]+|tools)\//.exec(path)?.[1] ?? 'workspace';
}
