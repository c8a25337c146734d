import type { DocumentForm } from '../kinds/DocumentForm.js';
import { portfolioSchema } from './portfolioSchema.js';

/** The schema of portfolios; there is one version so far. */
export const portfolioForm: DocumentForm = { bodySchema: portfolioSchema, migrations: {} };
