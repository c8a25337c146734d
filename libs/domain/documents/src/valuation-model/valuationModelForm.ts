import type { DocumentForm } from '../kinds/DocumentForm.js';
import { fromVersion1 } from './fromVersion1.js';
import { fromVersion2 } from './fromVersion2.js';
import { fromVersion3 } from './fromVersion3.js';
import { fromVersion4 } from './fromVersion4.js';
import { valuationModelSchema } from './valuationModelSchema.js';

/** The schema and migrations of valuation models. */
export const valuationModelForm: DocumentForm = {
  bodySchema: valuationModelSchema,
  migrations: { 1: fromVersion1, 2: fromVersion2, 3: fromVersion3, 4: fromVersion4 },
};
