import { createContext } from 'react';
import type { AccessibilityPreferences } from '../preferences/AccessibilityPreferences.js';
import type { AccessibilityChange } from '../preferences/createAccessibilityStore.js';

export interface Accessibility {
  readonly preferences: AccessibilityPreferences;
  /** What a person should know about their settings: not readable, or not kept. */
  readonly problem: string | null;
  readonly change: (partial: Partial<AccessibilityPreferences>) => AccessibilityChange;
  readonly reset: () => AccessibilityChange;
  /** Has a screen reader say it: at its next pause, or at once with `assertive`. */
  readonly announce: (text: string, options?: { readonly assertive?: boolean }) => void;
}

export const AccessibilityContext = createContext<Accessibility | null>(null);
