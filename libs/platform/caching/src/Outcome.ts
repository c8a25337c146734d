/** What was asked for, or the reason why there is none, as a sentence. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };
