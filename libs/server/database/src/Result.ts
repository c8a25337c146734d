/** What may fail for reasons a person can act on; `reason` is a sentence for them. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };
