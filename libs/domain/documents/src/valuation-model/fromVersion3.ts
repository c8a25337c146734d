import type { BodyMigration } from '../kinds/DocumentForm.js';

/** From version 3 to 4, which also has notes and peers. */
export const fromVersion3: BodyMigration = (body) => ({ notes: [], peers: [], peerStatements: {}, ...body });
