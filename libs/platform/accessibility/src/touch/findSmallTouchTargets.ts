import { isShown } from '../jumps/isShown.js';
import { isInSentence } from './isInSentence.js';
import { targetName } from './targetName.js';

export interface TouchTargetSize {
  readonly width: number;
  readonly height: number;
}

/** A control that a finger misses easily. */
export interface SmallTouchTarget extends TouchTargetSize {
  readonly element: HTMLElement;
  /** As a screen reader calls it. */
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

/** What is drawn this small is there for screen readers alone. */
const drawnPx = 1.5;
/** Sizes in rem come out a fraction of a pixel off. */
const tolerancePx = 0.5;

/** Whether it is cut to nothing by what it stands in, as what only a screen reader finds is. */
function isClipped(element: HTMLElement): boolean {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const { width, height } = box.getBoundingClientRect();
    const isCut = box.ownerDocument.defaultView?.getComputedStyle(box).overflow === 'hidden';
    if (isCut && (width <= drawnPx || height <= drawnPx)) return true;
  }
  return false;
}

/**
 * The controls in sight that are smaller than a finger needs, 44 by 44 CSS pixels unless told otherwise, with their
 * names and sizes. The label around a checkbox, switch or radio belongs to its target. A link in a line of text is
 * exempt, as in WCAG 2.2, 2.5.8: its line gives it its height; so is what is switched off.
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
