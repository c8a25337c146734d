import { jumpMessages } from './jumpMessages.js';
import { focusPassing } from './focusPassing.js';
import { isShown } from './isShown.js';
import type { JumpResult } from './JumpResult.js';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Moves the focus to the next heading of the level, and from the last one to the first. */
export function focusHeading(document: Document, level: HeadingLevel): JumpResult {
  const own = `h${String(level)}:not([role], [aria-level])`;
  const marked = `:is(h1, h2, h3, h4, h5, h6, [role="heading"])[aria-level="${String(level)}"]`;
  const headings = [...document.querySelectorAll<HTMLElement>(`${own}, ${marked}`)].filter(isShown);
  const from = document.activeElement ?? document.body;
  const isAfter = (heading: HTMLElement): boolean =>
    (from.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const element = headings.find(isAfter) ?? headings[0];
  if (!element) return { ok: false, reason: jumpMessages.noHeading(level) };
  focusPassing(element);
  return { ok: true, element };
}
