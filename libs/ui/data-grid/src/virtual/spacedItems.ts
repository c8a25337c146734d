/** A rendered row or column, and the space of those skipped before it. */
export interface SpacedItem {
  readonly index: number;
  readonly gapPx: number;
  readonly sizePx: number;
}

/** The rendered items of a long list, with space for the rest, so that each is at its full-list position. */
export function spacedItems(
  items: readonly { readonly index: number; readonly start: number; readonly end: number }[],
  totalPx: number,
): { readonly items: readonly SpacedItem[]; readonly restPx: number } {
  let end = 0;
  const spaced = items.map((item) => {
    const gapPx = item.start - end;
    end = item.end;
    return { index: item.index, gapPx, sizePx: item.end - item.start };
  });
  return { items: spaced, restPx: Math.max(totalPx - end, 0) };
}
