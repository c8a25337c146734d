import type { FunctionComponent } from 'react';

/** Loads the form; for an overlay's contribution. */
export const loadAccessibilitySettings = async (): Promise<FunctionComponent> =>
  (await import('./AccessibilityForm.js')).AccessibilityForm;
