import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { InstalledLibrary } from './InstalledLibrary.ts';

/** What publint finds wrong with an installed library. */
export async function publishProblems({ path }: InstalledLibrary): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: path, pack: false, strict: true });
  return messages.map(
    (message) => `publint: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}
