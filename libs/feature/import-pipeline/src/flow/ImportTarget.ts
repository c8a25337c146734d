/** The portfolio that transactions go to. */
export type ImportTarget =
  | { readonly kind: 'existing'; readonly id: string }
  | { readonly kind: 'new'; readonly title: string; readonly currency: string };
