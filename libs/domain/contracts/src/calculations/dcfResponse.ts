import * as z from 'zod/mini';

/** A check of the model that tripped. */
export const modelCheckSchema = z.object({
  id: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  message: z.string(),
});

/** One forecast year; money in units of the currency. */
export const dcfYearSchema = z.object({
  /** Counts from 1. */
  year: z.number(),
  revenue: z.number(),
  operatingIncome: z.number(),
  operatingTaxes: z.number(),
  depreciation: z.number(),
  capitalExpenditure: z.number(),
  changeInWorkingCapital: z.number(),
  freeCashFlow: z.number(),
  discountFactor: z.number(),
  presentValue: z.number(),
});

/** Answer of `POST /api/calculations/dcf`: values as of the end of the base period. */
export const dcfResponseSchema = z.object({
  currency: z.string(),
  /** A fraction. */
  wacc: z.number(),
  enterpriseValue: z.number(),
  equityValue: z.number(),
  valuePerShare: z.number(),
  presentValueOfCashFlows: z.number(),
  /** Not discounted. */
  terminalValue: z.number(),
  presentValueOfTerminalValue: z.number(),
  /** A fraction of enterprise value; null where that is not positive, which a check then says. */
  terminalShare: z.nullable(z.number()),
  years: z.array(dcfYearSchema),
  checks: z.array(modelCheckSchema),
});

export type ModelCheck = z.infer<typeof modelCheckSchema>;
export type DcfYear = z.infer<typeof dcfYearSchema>;
export type DcfResponse = z.infer<typeof dcfResponseSchema>;
