import type { BodyMigration } from '../kinds/DocumentForm.js';

/** From version 4 to 5, which also has weights of cases, and transactions. */
export const fromVersion4: BodyMigration = (body) => ({ caseWeights: [], transactions: [], ...body });
