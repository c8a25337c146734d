import type { KeyboardEvent } from 'react';

const buttonsIn = (card: Element): readonly HTMLElement[] => [
  ...card.querySelectorAll<HTMLElement>('button:not([disabled])'),
];

/** Keeps Tab within the card. */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const card = event.currentTarget;
  const buttons = buttonsIn(card);
  const first = buttons[0];
  const last = buttons.at(-1);
  const focused = card.ownerDocument.activeElement;
  const isAtStart = focused === first || focused === card;
  const target = event.shiftKey ? (isAtStart ? last : null) : focused === last ? first : null;
  if (!target) return;
  event.preventDefault();
  target.focus();
}
