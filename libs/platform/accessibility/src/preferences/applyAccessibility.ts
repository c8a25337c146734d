import { accessibilityAttributes } from './accessibilityAttributes.js';
import type { AccessibilityPreferences } from './AccessibilityPreferences.js';

/** Sets the attributes of the root element that make the whole page follow the preferences. */
export function applyAccessibility(root: Element, preferences: AccessibilityPreferences): void {
  for (const [name, value] of Object.entries(accessibilityAttributes(preferences)))
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
}
