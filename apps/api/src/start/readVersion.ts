import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server's version from the manifest in its folder. */
export function readVersion(applicationFolder: string): string {
  const manifest = JSON.parse(readFileSync(join(applicationFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return manifest.version;
}
