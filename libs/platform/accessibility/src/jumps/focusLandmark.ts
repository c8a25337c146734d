import { jumpMessages } from './jumpMessages.js';
import { focusPassing } from './focusPassing.js';
import { isShown } from './isShown.js';
import type { JumpResult } from './JumpResult.js';
import type { Landmark } from './Landmark.js';

const navigation = 'nav, [role="navigation"]';
const searchField = 'input:not([type="hidden"]), [role="combobox"], [role="searchbox"], button';

/** In order of preference. */
const selectors: Readonly<Record<Landmark, readonly string[]>> = {
  1: ['main, [role="main"]'],
  2: [navigation],
  3: [
    'search, [role="search"]',
    'input[type="search"], [role="searchbox"]',
    ':is(header, [role="banner"]) input[role="combobox"]',
  ],
  4: [':is(main, [role="main"]) :is(aside, [role="complementary"])', navigation],
  5: ['footer, [role="contentinfo"]'],
};

/** A footer inside one of these belongs to it, not to the page. */
const sections = 'article, aside, main, nav, section, [role="dialog"]';

/**
 * Moves the focus to a landmark: 1 main, 2 navigation, 3 search, 4 sidebar, 5 footer. For search, the field itself
 * gets the focus; the sidebar is the screen's side panel, else the navigation.
 */
export function focusLandmark(document: Document, landmark: Landmark): JumpResult {
  const found = selectors[landmark]
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => landmark !== 5 || !element.closest(sections))
    .find(isShown);
  if (!found) return { ok: false, reason: jumpMessages.noLandmark(jumpMessages.landmarks[landmark]) };
  const field =
    landmark === 3 && !found.matches(searchField)
      ? [...found.querySelectorAll<HTMLElement>(searchField)].find(isShown)
      : undefined;
  const element = field ?? found;
  focusPassing(element);
  return { ok: true, element };
}
