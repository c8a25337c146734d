import { isShown } from '../jumps/isShown.js';
import { isInSentence } from './isInSentence.js';
import { targetName } from './targetName.js';

export interface TouchTargetSize {
  readonly width: number;
  readonly height: number;
}

/** A control that is easy to miss with a finger. */
export interface SmallTouchTarget extends TouchTargetSize {
  readonly element: HTMLElement;
  /** Its accessible name. */
  readonly name: string;
}

const roles = [
  ...['button', 'checkbox', 'combobox', 'link', 'menuitem', 'option', 'radio', 'slider', 'spinbutton'],
  ...['switch', 'tab', 'textbox', 'treeitem'],
];
const interactive = [
  'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  ...roles.map((role) => `[role="${role}"]`),
].join(', ');

/** Anything rendered this small is for screen readers only. */
const drawnPx = 1.5;
/** Sizes in rem can be off by a fraction of a pixel. */
const tolerancePx = 0.5;

/** Whether an ancestor clips it to nothing, as with content for screen readers only. */
function isClipped(element: HTMLElement): boolean {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { width, height } = box.getBoundingClientRect();
    const isCut = box.ownerDocument.defaultView?.getComputedStyle(box).overflow === 'hidden';
    if (isCut && (width <= drawnPx || height <= drawnPx)) return true;
  }
  return false;
}

/**
 * The visible controls smaller than the target size, by default 44 by 44 CSS pixels, with their
 * names and sizes. The label around a checkbox, switch or radio belongs to its target. Disabled controls are exempt, as
 * are links in a line of text (WCAG 2.2, 2.5.8), whose height comes from the line.
 */
export function findSmallTouchTargets(
  root: ParentNode,
  least: TouchTargetSize = { width: 44, height: 44 },
): readonly SmallTouchTarget[] {
  return [...root.querySelectorAll<HTMLElement>(interactive)]
    .filter((element) => !element.matches(':disabled, [aria-disabled="true"]') && isShown(element))
    .filter((element) => !isInSentence(element) && !isClipped(element))
    .flatMap((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const isDrawn = width > drawnPx && height > drawnPx;
      const isLarge = width >= least.width - tolerancePx && height >= least.height - tolerancePx;
      return isDrawn && !isLarge ? [{ element, name: targetName(element), width, height }] : [];
    });
}
