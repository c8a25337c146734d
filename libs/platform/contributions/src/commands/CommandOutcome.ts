/** What a command did: text to show, if any, or why it did nothing. */
export type CommandOutcome =
  | { readonly ok: true; readonly lines?: readonly string[] }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The screen that has the command says so by itself: whoever ran it by keys need not be told again. */
      readonly isOnScreen?: true;
    };
