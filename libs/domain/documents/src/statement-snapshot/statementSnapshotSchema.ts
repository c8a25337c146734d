import * as z from 'zod/mini';
import { reasonSchema } from '../valuation-model/reasonSchema.js';

/** Built when first used, since the page loads it at its start. */
const createStatementSnapshotSchema = () => {
  const filing = z.object({
    taxonomy: z.string(),
    tag: z.string(),
    accession: z.string(),
    form: z.string(),
    filed: z.string(),
    unit: z.string(),
  });

  const figure = z.object({
    value: z.number(),
    source: filing,
    components: z.readonly(
      z.array(
        z.object({
          label: z.string(),
          sign: z.union([z.literal(1), z.literal(-1)]),
          value: z.number(),
          source: filing,
        }),
      ),
    ),
    derivation: z.nullable(z.string()),
    restatedFrom: z.readonly(z.array(z.object({ value: z.number(), source: filing }))),
  });

  const period = z.object({
    kind: z.enum(['annual', 'quarter', 'trailing-twelve-months']),
    fiscalYear: z.number(),
    quarter: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
    label: z.string(),
    start: z.string(),
    end: z.string(),
    currency: z.string(),
    /** By line name; a line added by a later release is not damage. */
    figures: z.record(z.string(), figure),
    exchangeRateEffect: z.exactOptional(figure),
  });

  return z.object({
    version: z.exactOptional(z.literal(1)),
    symbol: z.string(),
    name: z.string(),
    source: z.string(),
    currency: z.string(),
    accountingStandard: z.enum(['us-gaap', 'ifrs', 'sample']),
    /** A kind of business added by a later release is not damage. */
    businessModel: z.string(),
    /** Statements saved by earlier releases lack it. */
    industryCode: z.exactOptional(z.string()),
    knownOn: z.string(),
    lastFiled: z.string(),
    annual: z.readonly(z.array(period)),
    quarterly: z.readonly(z.array(period)),
    trailingTwelveMonths: z.nullable(period),
    shareBasisChanges: z.exactOptional(
      z.readonly(z.array(z.object({ filed: z.string(), factor: z.number() }))),
    ),
    notes: z.readonly(z.array(z.string())),
    /** The notes with their figures apart; statements saved by earlier releases lack them. */
    noteReasons: z.exactOptional(z.readonly(z.array(reasonSchema))),
  });
};

/**
 * Checks version 1 of a model's statements. This is a saved format, independent of the server's
 * answers: a change to it needs a new version, which reads this one. The first release wrote no version.
 */
export const statementSnapshotSchema = z.lazy(createStatementSnapshotSchema);

/** The statements in a model, version 1. */
export type StatementSnapshot = z.infer<typeof statementSnapshotSchema>;
