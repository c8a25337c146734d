const hashes = new WeakMap<object, string>();

/** The hash of a part of a document that was read, written or hashed before, so that an edit elsewhere hashes nothing. */
export const rememberedHash = (value: object): string | undefined => hashes.get(value);

export const rememberHash = (value: unknown, hash: string): void => {
  if (typeof value === 'object' && value !== null) hashes.set(value, hash);
};
