import { join } from 'node:path';
import type { Plugin } from 'vite';

const helper = /vite\/preload-helper\.js$/;
const lastStep = 'return baseModule().catch(';
const evaluateInParts = join(import.meta.dirname, '../src/start/evaluateInParts.ts');

/**
 * The build tool's code that imports a part of the program, so that it evaluates the part's files one by one before. It
 * imports them itself: a dynamic import anywhere else would go through this code again.
 */
export function inParts(code: string): string {
  if (!code.includes(lastStep))
    throw new Error('The build tool imports parts of the program in another way.');
  return `import { evaluateInParts } from ${JSON.stringify(evaluateInParts)};\n${code.replace(
    lastStep,
    'return evaluateInParts(deps?.map((dep) => assetsURL(dep, importerUrl)), (address) => import(address)).then(baseModule).catch(',
  )}`;
}

/** Has every late part of the program evaluated file by file, each in a task of its own (evaluateInParts.ts). */
export const evaluateLateParts = (): Plugin => ({
  name: 'evaluate-late-parts',
  apply: 'build',
  transform: {
    filter: { id: helper },
    handler: (code) => ({ code: inParts(code), map: null }),
  },
});
