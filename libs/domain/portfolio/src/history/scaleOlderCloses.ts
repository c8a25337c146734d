import type { WalkedPosition } from './Walk.js';

/** Closes of before a split that are carried beyond it become those of shares after it, until there is a newer one. */
export function scaleOlderCloses(position: WalkedPosition, day: number, at: number, factor: number): void {
  const { closes, closeDays } = position;
  if (!closes || !closeDays || !((closeDays[at] as number) < day)) return;
  const scaled = closes.slice();
  for (let place = at; place < scaled.length && (closeDays[place] as number) < day; place++)
    scaled[place] = (scaled[place] as number) * factor;
  position.closes = scaled;
}
