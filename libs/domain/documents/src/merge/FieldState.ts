/** What a field or row is in one version. Absence is a state of its own, apart from null. */
export type FieldState = { readonly present: true; readonly value: unknown } | { readonly present: false };
