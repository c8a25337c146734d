export type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };
