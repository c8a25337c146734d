/** A box in the window, in pixels. */
export interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;
export type Place = Pick<Box, 'top' | 'left'>;

const gap = 12;

const within = (place: number, size: number, available: number): number =>
  Math.max(gap, Math.min(place, available - size - gap));

/**
 * Positions the card below its target, or else above it, beside it, or where it covers the least of it. Without a
 * target, the card is centered in the window.
 */
export function placeCard(target: Box | null, card: Size, window: Size): Place {
  const middle = (available: number, size: number) => within((available - size) / 2, size, available);
  if (!target) return { top: middle(window.height, card.height), left: middle(window.width, card.width) };

  const alongLeft = within(target.left + (target.width - card.width) / 2, card.width, window.width);
  const alongTop = within(target.top + (target.height - card.height) / 2, card.height, window.height);
  const below = target.top + target.height + gap;
  const above = target.top - gap - card.height;
  const after = target.left + target.width + gap;
  const before = target.left - gap - card.width;
  if (below + card.height + gap <= window.height) return { top: below, left: alongLeft };
  if (above >= gap) return { top: above, left: alongLeft };
  if (after + card.width + gap <= window.width) return { top: alongTop, left: after };
  if (before >= gap) return { top: alongTop, left: before };
  const isTargetHigh = target.top + target.height / 2 < window.height / 2;
  return { top: within(isTargetHigh ? window.height : 0, card.height, window.height), left: alongLeft };
}
