/** A value, or the reason why there is none, as a sentence for a person. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };
