import type { DocumentForm } from '../kinds/DocumentForm.js';
import { simulationRunSchema } from './simulationRunSchema.js';

/** The schema of simulation runs; there is one version so far. */
export const simulationRunForm: DocumentForm = { bodySchema: simulationRunSchema, migrations: {} };
