import { useContext } from 'react';
import { messages } from '../messages.js';
import { AccessibilityContext, type Accessibility } from './AccessibilityContext.js';

/** What the person asks of every page, and the way to have something read out. Throws outside of the provider. */
export function useAccessibility(): Accessibility {
  const accessibility = useContext(AccessibilityContext);
  if (accessibility === null) throw new Error(messages.missingProvider);
  return accessibility;
}
