import type { BodyMigration } from '../kinds/DocumentForm.js';

/**
 * From version 2 to 3, which also has dates, years that are not decided, and edited scenarios. A body of version 2 is one
 * of version 3 as it is.
 */
export const fromVersion2: BodyMigration = (body) => body;
