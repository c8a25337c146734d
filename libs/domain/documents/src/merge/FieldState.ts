/** The state of a field or row in one version. Absent is different from null. */
export type FieldState = { readonly present: true; readonly value: unknown } | { readonly present: false };
