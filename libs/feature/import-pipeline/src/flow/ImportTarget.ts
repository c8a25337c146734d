/** The portfolio that transactions go to. */
export type ImportTarget =
  | { readonly kind: 'existing'; readonly id: string }
  | {
      readonly kind: 'new';
      readonly title: string;
      /** The title that the last file gave it, which the next file changes; absent if none did. */
      readonly givenTitle?: string;
      /** ISO 4217; empty for the one that the file uses most. */
      readonly currency: string;
    };
