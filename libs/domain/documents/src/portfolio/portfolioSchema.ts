import { lotMethods } from '@finance-analyst/portfolio';
import * as z from 'zod/mini';
import { isFields } from '../merge/isFields.js';
import { damagedField } from './damagedField.js';
import type { PortfolioBody, UnfinishedRow } from './PortfolioDocument.js';
import { rowsSchema } from './rowsSchema.js';

const text = z.string().check(z.minLength(1));

/** Checks version 1 of a portfolio's body. */
export const portfolioSchema: z.ZodMiniType<PortfolioBody> = z.object({
  currency: text,
  accounts: z.array(
    z.object({
      id: text,
      name: z.string(),
      currency: text,
      opened: z.nullable(text),
      lotMethod: z.enum(lotMethods),
    }),
  ),
  instruments: z.array(
    z.object({
      id: text,
      symbol: text,
      market: z.nullable(text),
      name: z.nullable(z.string()),
      isin: z.nullable(text),
      currency: z.nullable(text),
      sector: z.nullable(text),
    }),
  ),
  rows: rowsSchema,
  batches: z.array(
    z.object({
      id: text,
      importedAt: text,
      fileName: z.string(),
      layout: z.nullable(text),
      accounts: z.exactOptional(z.array(text)),
      instruments: z.exactOptional(z.array(text)),
    }),
  ),
  targets: z.array(z.object({ id: text, weight: z.number() })),
  rebalancing: z.exactOptional(
    z.object({
      band: z.number(),
      hasFractions: z.boolean(),
      minimumTrade: z.number(),
      maySell: z.boolean(),
    }),
  ),
  convictions: z.exactOptional(
    z.array(z.object({ id: text, level: z.number().check(z.minimum(1), z.maximum(5)) })),
  ),
  convictionLimits: z.exactOptional(z.object({ largestWeight: z.number(), leastCash: z.number() })),
  taxRates: z.exactOptional(
    z.object({ shortTerm: z.exactOptional(z.number()), longTerm: z.exactOptional(z.number()) }),
  ),
  dividendGrowth: z.exactOptional(z.number()),
  preset: z.exactOptional(z.enum(['growth', 'value'])),
  lotMethod: z.exactOptional(z.enum(lotMethods)),
  unfinished: z.exactOptional(z.custom<UnfinishedRow>(isUnfinishedRow)),
});

/** Whether each field that was entered could be one of a transaction. */
function isUnfinishedRow(value: unknown): boolean {
  const needed = { id: 'new', account: 'new', kind: 'buy', date: 'new', entry: 0 };
  return isFields(value) && damagedField({ ...needed, ...value }) === null;
}
