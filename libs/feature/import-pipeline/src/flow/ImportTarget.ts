/** The portfolio that transactions go to. */
export type ImportTarget =
  | { readonly kind: 'existing'; readonly id: string }
  | {
      readonly kind: 'new';
      readonly title: string;
      /** ISO 4217; empty for the one that the file uses most. */
      readonly currency: string;
    };
