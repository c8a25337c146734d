import { useLayoutEffect, useState, type RefObject } from 'react';
import { findTarget } from '../steps/findTarget.js';
import { placeCard, type Box, type Place } from './placeCard.js';
import { useFrames } from './useFrames.js';

export interface Placement {
  /** Where the card stands; null until it is measured. */
  readonly card: Place | null;
  /** What the step points at; null where that is nothing or cannot be seen. */
  readonly target: Box | null;
}

const boxOf = (element: Element): Box => {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
};

/** Where the step stands and what it points at, whatever scrolls or moves. */
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
