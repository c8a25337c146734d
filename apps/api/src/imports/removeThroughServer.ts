import {
  apiEndpoints,
  priceRemovalReportSchema,
  type PriceRemovalQuery,
  type PriceRemovalReport,
} from '@finance-analyst/contracts';
import type { Result } from '@finance-analyst/foundation';
import { importAddress } from './importAddress.js';
import { reasonOf } from './reasonOf.js';

/** Removes imported prices through the server that has the database open. */
export async function removeThroughServer(
  address: string,
  query: PriceRemovalQuery,
): Promise<Result<PriceRemovalReport>> {
  try {
    const response = await fetch(importAddress(address, query), {
      method: apiEndpoints.priceRemoval.method,
    });
    if (!response.ok) return { ok: false, reason: await reasonOf(response) };
    return { ok: true, value: priceRemovalReportSchema.parse(await response.json()) };
  } catch (error) {
    return {
      ok: false,
      reason: `The connection to the server at ${address} was lost: ${(error as Error).message}. Try again.`,
    };
  }
}
