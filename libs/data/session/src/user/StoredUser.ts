/** The signed-in person's data, as stored on the device and answered by the session. */
export interface StoredUser {
  readonly name: string;
  readonly role: string;
}
