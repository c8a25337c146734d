import { filedKey } from '../plan/filedKey.js';
import type { ImportPlan } from '../plan/ImportPlan.js';
import type { FileReading } from '../worker/FileReading.js';
import type { ImportMemory } from './ImportMemory.js';
import { sourceKeyOf } from './sourceKeyOf.js';

/** Each takes a few hundred characters; the oldest make room. */
const mostMappings = 40;
const mostPortfolios = 40;

/**
 * What is remembered after an import: the mapping, the accounts, and the instruments that a person chose or that have
 * another symbol than in the file.
 */
export function withImport(
  memory: ImportMemory,
  portfolioId: string,
  reading: FileReading,
  { accounts, instruments }: Pick<ImportPlan, 'accounts' | 'instruments'>,
): ImportMemory {
  const { [portfolioId]: own, ...portfolios } = memory.portfolios;
  const chosen = instruments.filter(
    ({ by, filed, instrument }) =>
      by === 'choice' || (by === 'new' && filed.symbol !== undefined && instrument.symbol !== filed.symbol),
  );
  const fingerprint = reading.table?.fingerprint;
  const mappings =
    reading.mapping && fingerprint !== undefined
      ? newestLast(memory.mappings, fingerprint, reading.mapping, mostMappings)
      : memory.mappings;
  return {
    mappings,
    portfolios: newestLast(
      portfolios,
      portfolioId,
      {
        accounts: {
          ...own?.accounts,
          [sourceKeyOf(reading)]: Object.fromEntries(
            accounts.map(({ filed, account }) => [filed ?? '', account.id]),
          ),
        },
        instruments: {
          ...own?.instruments,
          ...Object.fromEntries(chosen.map(({ filed, instrument }) => [filedKey(filed), instrument.id])),
        },
      },
      mostPortfolios,
    ),
  };
}

function newestLast<Value>(
  values: Readonly<Record<string, Value>>,
  key: string,
  value: Value,
  most: number,
): Readonly<Record<string, Value>> {
  const others = Object.entries(values).filter(([other]) => other !== key);
  return Object.fromEntries([...others.slice(Math.max(0, others.length - most + 1)), [key, value]]);
}
