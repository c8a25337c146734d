import * as z from 'zod/mini';
import { isoDateSchema } from '../market-data/isoDate.js';

/** An amount: a number, or decimal text for one that must stay exact. */
const amount = z.union(
  [z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/, { error: 'must be a decimal number' }))],
  {
    error: 'must be a number or decimal text',
  },
);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'must be a currency such as USD' }));
const name = z
  .string()
  .check(z.minLength(1, { error: 'must not be empty' }), z.maxLength(100, { error: 'is too long' }));

export const transactionTypes = [
  'buy',
  'sell',
  'short',
  'cover',
  'dividend',
  'interest',
  'fee',
  'tax',
  'deposit',
  'withdrawal',
  'transfer',
  'exchange',
  'split',
  'merger',
  'spin-off',
  'return-of-capital',
  'bonus',
  'rights',
  'valuation',
] as const;

export const costBases = ['fifo', 'lifo', 'hifo', 'average', 'specific'] as const;

/** One event at one account. `amount` is before fees and taxes; without it, quantity × price. */
export const transactionSchema = z.strictObject({
  date: isoDateSchema,
  account: z.optional(name),
  type: z.enum(transactionTypes, { error: `must be one of ${transactionTypes.join(', ')}` }),
  instrument: z.optional(name),
  quantity: z.optional(amount),
  price: z.optional(amount),
  amount: z.optional(amount),
  currency: z.optional(currency),
  fees: z.optional(amount),
  taxes: z.optional(amount),
  /** New shares for each old one. */
  ratio: z.optional(amount),
  /** Of a transfer: the account that receives. */
  otherAccount: z.optional(name),
  /** What a merger, spin-off or rights issue gives. */
  otherInstrument: z.optional(name),
  /** Of an exchange: what is received. */
  otherCurrency: z.optional(currency),
  otherAmount: z.optional(amount),
  cashInLieu: z.optional(amount),
  /** Fraction of the cost that moves to the other instrument. */
  costShare: z.optional(amount),
});

/** Body of `POST /api/calculations/returns`. */
export const returnsRequestSchema = z.strictObject({
  /** In which everything is reported. */
  currency,
  transactions: z
    .array(transactionSchema)
    .check(z.maxLength(100_000, { error: 'must have at most 100,000 rows' })),
  /** By instrument: closes as traded, not adjusted for splits. */
  prices: z.record(name, z.array(z.strictObject({ date: isoDateSchema, close: z.number(), currency }))),
  /** `EURUSD`: dollars for a euro. */
  rates: z.optional(
    z.record(
      z.string().check(z.regex(/^[A-Z]{6}$/, { error: 'must be two currencies such as EURUSD' })),
      z.array(
        z.strictObject({
          date: isoDateSchema,
          rate: z.number().check(z.positive({ error: 'must be above 0' })),
        }),
      ),
    ),
  ),
  /** First and last day of the period; by default from the first transaction to the last price or transaction. */
  from: z.optional(isoDateSchema),
  to: z.optional(isoDateSchema),
  costBasis: z.optional(z.enum(costBases, { error: `must be one of ${costBases.join(', ')}` })),
});

/** A figure, or null with the reason why it cannot be computed. */
const measured = z.object({ value: z.nullable(z.number()), reason: z.nullable(z.string()) });

const lotSchema = z.object({
  acquired: z.string(),
  side: z.enum(['long', 'short']),
  quantity: z.string(),
  cost: z.string(),
});

/** What an account holds of an instrument on the last day; money in `currency`, but for `baseValue`. */
export const holdingSchema = z.object({
  account: z.string(),
  instrument: z.string(),
  currency: z.string(),
  quantity: z.string(),
  price: z.nullable(z.number()),
  /** Null where it is in another currency than the prices. */
  cost: z.nullable(z.number()),
  value: z.nullable(z.number()),
  realised: z.number(),
  unrealised: z.nullable(z.number()),
  /** In the currency of the request. */
  baseValue: z.nullable(z.number()),
  lots: z.array(lotSchema),
});

/** Answer of `POST /api/calculations/returns`; rates are fractions, money is in `currency`. */
export const returnsResponseSchema = z.object({
  currency: z.string(),
  from: z.string(),
  to: z.string(),
  value: measured,
  cash: z.array(z.object({ account: z.string(), currency: z.string(), amount: z.string() })),
  holdings: z.array(holdingSchema),
  /** Gains of lots closed up to the last day, those of what is no longer held included. */
  realised: z.array(
    z.object({ account: z.string(), instrument: z.string(), currency: z.string(), gain: z.number() }),
  ),
  /** `annualised` is null for less than a year. */
  timeWeighted: z.extend(measured, { annualised: z.nullable(z.number()) }),
  /** Excel's XIRR: a year, over actual days ÷ 365; `total` is over the period. Where several rates fit, `rates` has all over the period. */
  moneyWeighted: z.extend(measured, {
    total: z.nullable(z.number()),
    rates: z.exactOptional(z.array(z.number())),
  }),
  modifiedDietz: measured,
  simple: measured,
  /** opening + deposits − withdrawals + price + income + currency − fees − taxes = closing; null with the reason. */
  bridge: z.nullable(
    z.object({
      opening: z.number(),
      deposits: z.number(),
      withdrawals: z.number(),
      price: z.number(),
      income: z.number(),
      currency: z.number(),
      fees: z.number(),
      taxes: z.number(),
      closing: z.number(),
    }),
  ),
  bridgeReason: z.nullable(z.string()),
  /** Transactions that cannot be, by their place in the request, counted from 0. */
  refused: z.array(z.object({ index: z.number(), reason: z.string() })),
});

export type Transaction = z.infer<typeof transactionSchema>;
export type ReturnsRequest = z.infer<typeof returnsRequestSchema>;
export type Holding = z.infer<typeof holdingSchema>;
export type ReturnsResponse = z.infer<typeof returnsResponseSchema>;
