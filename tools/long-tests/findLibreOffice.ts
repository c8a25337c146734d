import { spawnSync } from 'node:child_process';

/** The program of LibreOffice: `LIBREOFFICE_PATH`, else the machine's; null where it does not start. */
export function findLibreOffice(
  starts: (program: string) => boolean = startsUp,
  given: string | undefined = process.env['LIBREOFFICE_PATH'],
): string | null {
  const candidates = given
    ? [given]
    : ['soffice', 'libreoffice', '/Applications/LibreOffice.app/Contents/MacOS/soffice'];
  return candidates.find(starts) ?? null;
}

const startsUp = (program: string): boolean =>
  spawnSync(program, ['--headless', '--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
