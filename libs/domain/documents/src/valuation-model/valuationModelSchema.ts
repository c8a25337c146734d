import * as z from 'zod/mini';
import { assumptionRowId } from './assumptionRowId.js';
import { writeSymbol } from '../instruments/writeSymbol.js';
import { readFigureName } from './interimFigureName.js';
import { hasDistinctIds } from './hasDistinctIds.js';
import { computedHeadlineSchema } from './computedHeadlineSchema.js';
import { isForecastYear } from './isForecastYear.js';
import { maximumYears } from './maximumYears.js';
import { reasonSchema } from './reasonSchema.js';
import { scenarioSchema } from './scenarioSchema.js';
import { templateSchema } from './templateSchema.js';
import { textInputs } from './textInputs.js';
import type {
  AssumptionProvenance,
  AssumptionRow,
  CaseWeight,
  FigureNote,
  MeasuredBeta,
  Peer,
  PriceSnapshot,
  Transaction,
  ValuationModelBody,
} from './ValuationModel.js';

const text = z.string().check(z.minLength(1));
const currency = z.string().check(z.regex(/^[A-Za-z]{3}$/, 'should be a currency code of three letters'));
const years = z.int().check(z.gte(1), z.lte(maximumYears));
const inputValue = z.nullable(z.union([z.number(), z.string()]));

const standardError = z.exactOptional(z.number().check(z.gte(0)));

const provenance: z.ZodMiniType<AssumptionProvenance> = z.object({
  label: z.string(),
  detail: z.exactOptional(z.string()),
  asOf: z.exactOptional(z.string()),
  standardError,
  sample: z.exactOptional(z.boolean()),
  figures: z.exactOptional(z.array(z.object({ line: text, period: text }))),
});

const hasItsOwnId = ({ id, input, yearEnd }: AssumptionRow): boolean =>
  id === assumptionRowId(input, yearEnd);

/** Only choices and dates may be text, which could not be computed in place of a figure; only a year's figure may be open. */
const isOfItsKind =
  (field: 'value' | 'defaultValue') =>
  ({ input, yearEnd, [field]: value }: AssumptionRow): boolean =>
    value === null ? yearEnd !== null : typeof value === (textInputs.has(input) ? 'string' : 'number');

const assumptionRow: z.ZodMiniType<AssumptionRow> = z
  .object({
    id: text,
    input: text,
    yearEnd: z.nullable(z.iso.date()),
    value: inputValue,
    defaultValue: inputValue,
    reason: reasonSchema,
    edited: z.boolean(),
    spread: z.exactOptional(z.number()),
    provenance: z.exactOptional(provenance),
  })
  .check(
    z.refine(hasItsOwnId, { path: ['id'], error: 'should match its input and fiscal year' }),
    z.refine(isOfItsKind('value'), {
      path: ['value'],
      error: 'should be a number, a date, or the name of a choice',
    }),
    z.refine(isOfItsKind('defaultValue'), {
      path: ['defaultValue'],
      error: 'should be a number, a date, or the name of a choice',
    }),
  );

const priceSnapshot: z.ZodMiniType<PriceSnapshot> = z.object({
  price: z.number().check(z.gt(0)),
  currency,
  asOf: text,
  source: text,
});

const figureNote: z.ZodMiniType<FigureNote> = z
  .object({ id: text, name: text, yearEnd: z.nullable(z.iso.date()), text, writtenAt: z.iso.datetime() })
  .check(
    z.refine(({ id, name, yearEnd }) => id === assumptionRowId(name, yearEnd), {
      path: ['id'],
      error: 'should match its figure and fiscal year',
    }),
    z.refine(({ name, yearEnd }) => yearEnd !== null || readFigureName(name).kind === null, {
      path: ['yearEnd'],
      error: 'should be the last day of its quarter or twelve months',
    }),
  );

const instrument = { symbol: text, market: z.nullable(text), name: z.string() };

const measuredBeta: z.ZodMiniType<MeasuredBeta> = z.object({
  value: z.number(),
  label: text,
  source: text,
  asOf: text,
  standardError,
});

const peer: z.ZodMiniType<Peer> = z
  .object({
    id: text,
    ...instrument,
    isLeftOut: z.exactOptional(z.literal(true)),
    price: z.nullable(priceSnapshot),
    beta: z.exactOptional(measuredBeta),
  })
  .check(
    z.refine((row) => row.id === writeSymbol(row), {
      path: ['id'],
      error: 'should match its symbol and market',
    }),
  );

const caseWeight: z.ZodMiniType<CaseWeight> = z.object({
  id: text,
  weight: z.number().check(z.gte(0), z.lte(1)),
});

const disclosed = z.nullable(z.number());

const transaction: z.ZodMiniType<Transaction> = z.object({
  id: text,
  target: text,
  announced: z.iso.date(),
  currency,
  enterpriseValue: disclosed,
  equityValue: disclosed,
  metrics: z.object({
    ebitda: disclosed,
    ebit: disclosed,
    revenue: disclosed,
    netIncome: disclosed,
    bookValue: disclosed,
  }),
  source: z.string(),
  isLeftOut: z.exactOptional(z.literal(true)),
});

/** Checks version 5 of a valuation model's body. */
export const valuationModelSchema: z.ZodMiniType<ValuationModelBody> = z
  .object({
    instrument: z.object(instrument),
    currency,
    amountScale: z.exactOptional(z.enum(['units', 'thousands', 'millions', 'billions'])),
    isAmountScaleChosen: z.exactOptional(z.literal(true)),
    template: templateSchema,
    engineVersion: text,
    baseYearEnd: z.iso.date(),
    years,
    proposedYears: z.exactOptional(years),
    assumptions: z
      .array(assumptionRow)
      .check(z.refine(hasDistinctIds, 'should have a different id in each row')),
    scenarios: z
      .array(scenarioSchema)
      .check(z.refine(hasDistinctIds, 'should have a different id in each scenario')),
    removedScenarios: z.exactOptional(z.record(text, z.literal(true))),
    scenarioNote: z.exactOptional(z.string()),
    caseWeights: z.array(caseWeight).check(z.refine(hasDistinctIds, 'should have one weight for each case')),
    notes: z.array(figureNote).check(z.refine(hasDistinctIds, 'should have one note for each figure')),
    peers: z.array(peer).check(z.refine(hasDistinctIds, 'should have a different id in each peer')),
    peerStatements: z.record(text, z.unknown()),
    transactions: z
      .array(transaction)
      .check(z.refine(hasDistinctIds, 'should have a different id in each transaction')),
    knownOn: z.iso.date(),
    priceSnapshot: z.exactOptional(z.nullable(priceSnapshot)),
    targetDate: z.exactOptional(z.iso.date()),
    computed: z.nullable(computedHeadlineSchema),
    fundamentalsSnapshot: z.unknown(),
  })
  .check(
    z.refine(
      (body) => body.assumptions.every(({ yearEnd }) => yearEnd === null || isForecastYear(body, yearEnd)),
      {
        path: ['assumptions'],
        error: 'should be for fiscal years after the base year',
      },
    ),
  );
