import type { ImportSource } from './ImportSource.js';

/** A file as a source. */
export const sourceOfFile = (file: File): ImportSource => ({
  name: file.name,
  read: async () => new Uint8Array(await file.arrayBuffer()),
});
