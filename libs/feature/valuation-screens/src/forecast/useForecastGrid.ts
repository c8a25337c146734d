import { matchesCombination, type KeyCombination } from '@finance-analyst/contributions';
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { beginKeys, leaveKeys, takeKeys } from './forecastKeys.js';
import { isStop, nextStop, stopIn, stopSelector } from './nextStop.js';
import { wayOf } from './wayOf.js';

/** The first year ahead of the first row. */
const startSelector = 'td[data-start]';

const isOneOf = (event: KeyboardEvent, keys: readonly KeyCombination[]): boolean =>
  keys.some((combination) => matchesCombination(event, combination));

const noChange = (): void => undefined;

/** A key that writes figures: in a cell with a field it begins an entry. */
const isWriting = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^[\d.,(+\-−]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

/** What the table is made of brings its own places in the tab order: all but one are taken out. */
function keepOneStop(table: HTMLTableElement, stop: HTMLElement | undefined): void {
  for (const element of table.querySelectorAll<HTMLElement>(`${stopSelector}, input`)) {
    const place = element === stop ? 0 : -1;
    if (element.tabIndex !== place) element.tabIndex = place;
  }
}

/**
 * The grid of the ARIA Authoring Practices: one place of the table is in the tab order; arrow keys, Home and End move
 * it. In a cell with a field that takes one Enter, F2 or a figure that is typed begins an entry, Enter takes it over
 * and Escape gives it up.
 */
export function useForecastGrid(): {
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLTableElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
} {
  const ref = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(undefined);

  // At every drawing: edits bring and take away buttons, years bring and take away cells.
  useLayoutEffect(() => {
    const table = ref.current;
    if (!table) return;
    if (!current.current || !table.contains(current.current))
      current.current = stopIn(table.querySelector<HTMLTableCellElement>(startSelector) ?? undefined);
    keepOneStop(table, current.current);
  });

  return {
    ref,
    onFocus: ({ target, currentTarget }) => {
      const stop = target.closest<HTMLElement>(stopSelector);
      // What a cell opens over the screen is drawn elsewhere, and its events come through here.
      if (!stop || !currentTarget.contains(stop)) return;
      current.current = stop;
      keepOneStop(currentTarget, stop);
    },
    onKeyDown: (event) => {
      const { target, currentTarget } = event;
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
      if (target instanceof HTMLInputElement) {
        // What the field made of the key is drawn first: an entry that is refused is not left.
        if (isOneOf(event, takeKeys)) flushSync(noChange);
        const isTaken = isOneOf(event, takeKeys) && target.getAttribute('aria-invalid') !== 'true';
        if (!isTaken && !isOneOf(event, leaveKeys)) return;
        // Nobody else closes by the key that left the field.
        event.preventDefault();
        target.closest('td')?.focus();
        return;
      }
      if (!isStop(target)) return;
      const field = target.querySelector<HTMLInputElement>('input:not([readonly])');
      if (field && (isWriting(event) || isOneOf(event, beginKeys))) {
        // What is typed goes to where the focus is by then; a key that only begins the entry does nothing there.
        if (!isWriting(event)) event.preventDefault();
        // Its text is selected before the key reaches it: what is typed on goes behind that.
        flushSync(() => {
          field.focus();
        });
        return;
      }
      const way = wayOf(event);
      const next = way && nextStop(currentTarget, target, way);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
