import type { Bar, CompanyFundamentals, Instrument, Quote } from '@finance-analyst/market';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { companyFundamentalsSchema } from '../fundamentals/fundamentals.js';
import type { instrumentSchema } from './instrumentSearch.js';
import type { barSchema } from './priceHistory.js';
import type { quoteSchema } from './quotes.js';

/** `true` only where each type can stand for the other. */
type Agree<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

it('[CONTRACTS-2] gives records the fields of the market library, no more and no fewer', () => {
  const agreement: [
    Agree<z.infer<typeof barSchema>, Bar>,
    Agree<z.infer<typeof instrumentSchema>, Instrument>,
    Agree<z.infer<typeof quoteSchema>, Quote>,
    Agree<z.infer<typeof companyFundamentalsSchema>, CompanyFundamentals>,
  ] = [true, true, true, true];
  expect(agreement).not.toContain(false);
});
