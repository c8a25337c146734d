import type { ImportChoices } from '../plan/ImportChoices.js';
import type { FileReading } from '../worker/FileReading.js';
import type { ImportMemory } from './ImportMemory.js';
import { sourceKeyOf } from './sourceKeyOf.js';

/** The choices of earlier imports of the same layout into the same portfolio. */
export function rememberedChoices(
  { portfolios }: ImportMemory,
  portfolioId: string | null,
  reading: FileReading,
): Pick<ImportChoices, 'accounts' | 'instruments'> {
  const own =
    portfolioId !== null && Object.hasOwn(portfolios, portfolioId) ? portfolios[portfolioId] : undefined;
  const key = sourceKeyOf(reading);
  const accounts = own && Object.hasOwn(own.accounts, key) ? own.accounts[key] : undefined;
  return { accounts: accounts ?? {}, instruments: own?.instruments ?? {} };
}
