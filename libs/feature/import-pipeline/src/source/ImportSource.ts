/** Where the bytes come from: a file, or text that was pasted. */
export interface ImportSource {
  readonly name: string;
  /** Reads the bytes anew, as each task of the worker takes them along. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}
