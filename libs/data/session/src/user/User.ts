/** The role of whoever has no other, and of a guest. */
export const defaultRole = 'Viewer';

/** The name of whoever is not signed in; never a role. */
export const guestName = 'Guest';

/** Who uses the product in this tab. */
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
