/** What is kept of the signed-in person on the device, and what the session answers about them. */
export interface StoredUser {
  readonly name: string;
  readonly role: string;
}
