import { lotMethods, rowKinds } from '@finance-analyst/portfolio';
import * as z from 'zod/mini';
import type { PortfolioBody } from './PortfolioDocument.js';

const text = z.string().check(z.minLength(1));
const optionalText = z.exactOptional(text);
const instrument = z.object({ symbol: text, market: z.nullable(text) });

/** Only the form of a row is checked here; what it says is checked by the ledger, which refuses it with a reason. */
const row = z.object({
  id: text,
  account: text,
  kind: z.enum(rowKinds),
  date: text,
  entry: z.number(),
  settlement: optionalText,
  instrument: z.exactOptional(instrument),
  quantity: optionalText,
  price: optionalText,
  gross: optionalText,
  fees: optionalText,
  taxes: optionalText,
  currency: optionalText,
  rate: optionalText,
  batch: optionalText,
  note: z.exactOptional(z.string()),
  otherAccount: optionalText,
  otherInstrument: z.exactOptional(instrument),
  ratio: z.exactOptional(z.object({ received: text, held: text })),
  otherCurrency: optionalText,
  otherAmount: optionalText,
  cashInLieu: optionalText,
  costShare: optionalText,
  lots: z.exactOptional(z.array(z.object({ lot: text, quantity: text }))),
  acquired: optionalText,
});

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
  rows: z.array(row),
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
});
