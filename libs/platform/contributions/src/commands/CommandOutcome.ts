/** A command's result: text to show, if any, or why it did nothing. */
export type CommandOutcome =
  | { readonly ok: true; readonly lines?: readonly string[] }
  | {
      readonly ok: false;
      readonly reason: string;
      /** The command's own screen shows the result, so nothing more is needed after a shortcut. */
      readonly isOnScreen?: true;
    };
