import { join } from 'node:path';
import { build } from 'vite';

const source = join(
  import.meta.dirname,
  '../../../libs/platform/accessibility/src/touch/findSmallTouchTargets.ts',
);

/** The app's own check of touch targets, as a script that defines `touchTargets` on a page. */
export async function touchTargetCheck(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: source, formats: ['iife'], name: 'touchTargets' } },
  });
  const chunk = (Array.isArray(built) ? built : [built])
    .flatMap((part) => ('output' in part ? part.output : []))
    .find((part) => part.type === 'chunk');
  if (!chunk) throw new Error(`Nothing was built of ${source}.`);
  return `${chunk.code}\nglobalThis.touchTargets = touchTargets.findSmallTouchTargets;`;
}
