/** Where a jump went, or why it failed. */
export type JumpResult =
  { readonly ok: true; readonly element: HTMLElement } | { readonly ok: false; readonly reason: string };
