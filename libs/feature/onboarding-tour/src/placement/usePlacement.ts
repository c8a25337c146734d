import { useLayoutEffect, useState, type RefObject } from 'react';
import { findTarget } from '../steps/findTarget.js';
import { placeCard, type Box, type Place } from './placeCard.js';
import { useFrames } from './useFrames.js';

export interface Placement {
  /** The position of the card; null until it is measured. */
  readonly card: Place | null;
  /** The bounds of the step's target; null if there is none or it is not visible. */
  readonly target: Box | null;
}

const boxOf = (element: Element): Box => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
};

/** The positions of the card and its target, updated on every scroll and move. */
export function usePlacement(
  document: Document,
  target: string | null,
  card: RefObject<HTMLElement | null>,
): Placement {
  const [placement, setPlacement] = useState<Placement>({ card: null, target: null });
  const measure = () => {
    if (!card.current) return;
    const element = findTarget(document, target);
    const box = element ? boxOf(element) : null;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const next = { card: placeCard(box, boxOf(card.current), { width, height }), target: box };
    setPlacement((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  useLayoutEffect(() => {
    findTarget(document, target)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [document, target]);
  useFrames(document, measure);
  return placement;
}
