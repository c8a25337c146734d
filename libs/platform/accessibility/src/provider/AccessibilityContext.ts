import { createContext } from 'react';
import type { AccessibilityPreferences } from '../preferences/AccessibilityPreferences.js';
import type { AccessibilityChange } from '../preferences/createAccessibilityStore.js';

export interface Accessibility {
  readonly preferences: AccessibilityPreferences;
  /** A problem with the settings to show the user: damaged, or not saved. */
  readonly problem: string | null;
  readonly change: (partial: Partial<AccessibilityPreferences>) => AccessibilityChange;
  readonly reset: () => AccessibilityChange;
  /** Announces a text to screen readers: at the next pause, or at once with `assertive`. */
  readonly announce: (text: string, options?: { readonly assertive?: boolean }) => void;
}

export const AccessibilityContext = createContext<Accessibility | null>(null);
