import { dirname } from 'node:path';
import { causeWithRemedy } from '../folder/causeWithRemedy.js';

const otherVersion = /PostgreSQL version|PG_CONTROL_VERSION [1-9]|CATALOG_VERSION_NO/;

/** How to continue without the database in `home`. */
const startOver = (home: string): string =>
  `To start with an empty database, rename that folder, for example to ${home}.damaged, start again, ` +
  'and import your price files again with: npm run import -- prices <file.csv> --symbol <symbol>';

/** Why the database in `home` could not be created, and what to do; it holds no user data yet. */
export function explainCreationFailure(home: string, cause: string): string {
  const otherwise = 'Start again, or set DATA_DIR to another empty folder.';
  return `The database in ${home} could not be created: ${causeWithRemedy(cause, dirname(home), otherwise)}`;
}

/** Why the database in `home` does not open, and what to do. */
export function explainOpeningFailure(home: string, cause: string): string {
  const damage = otherVersion.test(cause)
    ? 'It was written by another version of the database. Start the version of the product that wrote it.'
    : 'The database is damaged and was left as it is. If you have a backup of the folder, put it in its place.';
  const explained = causeWithRemedy(cause, dirname(home), `${damage} ${startOver(home)}`);
  return `The database in ${home} could not be opened: ${explained}`;
}
