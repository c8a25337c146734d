import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the server as the manifest in its folder states it. */
export function readVersion(applicationFolder: string): string {
  const manifest = JSON.parse(readFileSync(join(applicationFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
