import * as z from 'zod/mini';
import { symbolSchema } from '../market-data/symbol.js';
import { modelCalculationRequestSchema } from './modelCalculation.js';

/** Models of a company that `GET /api/calculations/workbook` answers with its defaults. */
export const workbookTemplates = [
  'fcff',
  'fcfe',
  'ddm',
  'residual-income',
  'excess-return',
  'epv',
  'comparables',
  'lbo',
  'three-statements',
] as const;

export type WorkbookTemplate = (typeof workbookTemplates)[number];

/** Query of `GET /api/calculations/workbook`. */
export const companyWorkbookQuerySchema = z.strictObject({
  symbol: symbolSchema,
  template: z.enum(workbookTemplates, { error: `must be one of ${workbookTemplates.join(', ')}` }),
});

/** Body of `POST /api/calculations/workbook`: a model as in `POST /api/calculations`. */
export const workbookRequestSchema = z.strictObject({
  model: modelCalculationRequestSchema.shape.model,
  inputs: modelCalculationRequestSchema.shape.inputs,
  periods: modelCalculationRequestSchema.shape.periods,
});

/** Both answer an XLSX file. */
export const workbookContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type CompanyWorkbookQuery = z.infer<typeof companyWorkbookQuerySchema>;
export type WorkbookRequest = z.infer<typeof workbookRequestSchema>;
