import type { Page } from '@playwright/test';

export interface FocusStop {
  /** The accessible name of the focused element; `null` if nothing has the focus. */
  readonly name: string | null;
  readonly hasRing: boolean;
  /** Inside the window and not covered. */
  readonly isInSight: boolean;
  readonly isInDialog: boolean;
  /** It is the last link of the footer, and so of the page. */
  readonly isEnd: boolean;
}

/** The focused element, and whether a person can see that it has the focus. */
export const focusStop = (page: Page): Promise<FocusStop> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body)
      return { name: null, hasRing: false, isInSight: false, isInDialog: false, isEnd: false };
    // The input of a switch or radio is invisible, so its label counts. A field may be marked by its frame.
    const shown = focused.closest('label') ?? focused;
    const marked = [shown, shown.parentElement, shown.parentElement?.parentElement].flatMap((element) =>
      element ? [getComputedStyle(element)] : [],
    );
    const { left, top, width, height } = shown.getBoundingClientRect();
    const isInWindow = left >= 0 && top >= 0 && left < innerWidth && top < innerHeight;
    const [right, bottom] = [Math.min(left + width, innerWidth), Math.min(top + height, innerHeight)];
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: (focused.getAttribute('aria-label') ?? focused.textContent).trim() || focused.tagName,
      hasRing: marked.some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      ),
      isInSight: isInWindow && onTop !== null && (shown.contains(onTop) || onTop.contains(shown)),
      isInDialog: focused.closest('[role="dialog"]') !== null,
      isEnd: [...document.querySelectorAll('footer a')].at(-1) === focused,
    };
  });
