/** The part of the browser's `navigator.locks` that tabs use to agree on which one edits a document. */
export interface EditingLocks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean; readonly signal?: AbortSignal },
    granted: (lock: unknown) => Promise<unknown> | undefined,
  ): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}
