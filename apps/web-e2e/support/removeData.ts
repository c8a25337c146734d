import { rmSync } from 'node:fs';

/** Removes the folder of this run's server database. Playwright calls the default export. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA_DIRECTORY'];
  if (folder) rmSync(folder, { recursive: true, force: true });
}
