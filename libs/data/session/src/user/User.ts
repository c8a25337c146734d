/** The default role, also of a guest. */
export const defaultRole = 'Viewer';

/** The name of a user who is not signed in; never a role. */
export const guestName = 'Guest';

/** The user of this tab. */
export interface User {
  readonly name: string;
  readonly role: string;
  readonly isAuthenticated: boolean;
  /** Whether the guided tour runs. */
  readonly tutorialMode: boolean;
}

/** Nobody is signed in. */
export const guest: User = {
  name: guestName,
  role: defaultRole,
  isAuthenticated: false,
  tutorialMode: false,
};
