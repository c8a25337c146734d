import { stripVTControlCharacters } from 'node:util';

/** The name of a test that passed only when retried, with the first line of what failed before. */
export function unstableName(name: string, message: string): string {
  const [why = ''] = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return why === '' ? name : `${name}: ${why.trim()}`;
}
