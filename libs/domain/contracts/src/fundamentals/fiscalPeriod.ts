import { balanceLines, cashFlowLines, incomeLines } from '@finance-analyst/market';
import * as z from 'zod/mini';
import { builtSchema } from '../schemas/builtSchema.js';
import { onFirstUse } from '../schemas/onFirstUse.js';
import { reportedFigureSchema } from './reportedFigure.js';

/** Every line of the three statements. */
export const statementLines = [...incomeLines, ...balanceLines, ...cashFlowLines] as const;

/** One fiscal year or quarter. A line without an entry is missing, and stays so. */
export const fiscalPeriodSchema = onFirstUse(() =>
  z.object({
    kind: z.enum(['annual', 'quarter', 'trailing-twelve-months']),
    fiscalYear: z.number(),
    quarter: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])),
    label: z.string(),
    start: z.string(),
    end: z.string(),
    currency: z.string(),
    figures: z.readonly(z.partialRecord(z.enum(statementLines), builtSchema(reportedFigureSchema))),
    exchangeRateEffect: z.exactOptional(builtSchema(reportedFigureSchema)),
  }),
);
