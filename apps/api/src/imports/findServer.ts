import { apiAddress, healthResponseSchema } from '@finance-analyst/contracts';
import { readOwner } from '@finance-analyst/database';
import type { Configuration } from '../configuration/Configuration.js';

/**
 * The address of the server that has the data folder open, or null. PostgreSQL needs none: it supports
 * several processes.
 */
export async function findServer({ dataDirectory, databaseUrl }: Configuration): Promise<string | null> {
  const address = databaseUrl ? null : (readOwner(dataDirectory)?.address ?? null);
  if (address === null) return null;
  try {
    const response = await fetch(new URL(apiAddress('health'), address), {
      signal: AbortSignal.timeout(5000),
    });
    return healthResponseSchema.safeParse(await response.json()).success ? address : null;
  } catch {
    return null;
  }
}
