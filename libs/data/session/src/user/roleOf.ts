import { defaultRole, guestName } from './User.js';

/** The given role; Viewer if none, since Guest is not a role. */
export const roleOf = (given: unknown): string =>
  typeof given === 'string' && given.trim() !== '' && given !== guestName ? given : defaultRole;
