import type { DocumentForm } from '../kinds/DocumentForm.js';
import { fromVersion1 } from './fromVersion1.js';
import { valuationModelSchema } from './valuationModelSchema.js';

/** How the bodies of valuation models are checked and brought up to date. */
export const valuationModelForm: DocumentForm = {
  bodySchema: valuationModelSchema,
  migrations: { 1: fromVersion1 },
};
