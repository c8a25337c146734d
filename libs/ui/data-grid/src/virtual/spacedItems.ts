/** A row or column that is drawn, and the room of those left out before it. */
export interface SpacedItem {
  readonly index: number;
  readonly gapPx: number;
  readonly sizePx: number;
}

/** What is drawn of a long list, with room in place of the rest, so that all of it stands where it would in full. */
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
