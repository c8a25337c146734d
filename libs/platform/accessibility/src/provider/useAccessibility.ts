import { useContext } from 'react';
import { messages } from '../messages.js';
import { AccessibilityContext, type Accessibility } from './AccessibilityContext.js';

/** The accessibility preferences and the announcer. Throws outside the provider. */
export function useAccessibility(): Accessibility {
  const accessibility = useContext(AccessibilityContext);
  if (accessibility === null) throw new Error(messages.missingProvider);
  return accessibility;
}
