import { inSeconds } from './inSeconds.ts';
import type { FileTime } from './Outcome.ts';

const named = 10;

/** The lines that list the slowest test files, the slowest first; none if no tests ran. */
export function slowestFiles(files: readonly FileTime[]): readonly string[] {
  if (files.length === 0) return [];
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, named);
  return [
    `── The slowest ${slowest.length} of ${files.length} test files`,
    ...slowest.map(({ file, seconds }) => `   ${inSeconds(seconds).padStart(8)} ${file}`),
  ];
}
