import { defaultRole, guestName } from './User.js';

/** The role that was given; Viewer where none was, since Guest is the name of nobody and no role. */
export const roleOf = (given: unknown): string =>
  typeof given === 'string' && given.trim() !== '' && given !== guestName ? given : defaultRole;
