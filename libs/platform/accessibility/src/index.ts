export { focusHeading, type HeadingLevel } from './jumps/focusHeading.js';
export { focusLandmark } from './jumps/focusLandmark.js';
export type { JumpResult } from './jumps/JumpResult.js';
export type { Landmark } from './jumps/Landmark.js';
export { accessibilityAttributes } from './preferences/accessibilityAttributes.js';
export { accessibilityEntry } from './preferences/accessibilityEntry.js';
export {
  colorBlindModes,
  type AccessibilityPreference,
  type AccessibilityPreferences,
  type ColorBlindMode,
} from './preferences/AccessibilityPreferences.js';
export {
  createAccessibilityStore,
  type AccessibilityChange,
  type AccessibilityDependencies,
  type AccessibilityStore,
} from './preferences/createAccessibilityStore.js';
export { defaultAccessibilityPreferences } from './preferences/defaultAccessibilityPreferences.js';
export type { Accessibility } from './provider/AccessibilityContext.js';
export { AccessibilityProvider, type AccessibilityProviderProps } from './provider/AccessibilityProvider.js';
export { useAccessibility } from './provider/useAccessibility.js';
export { AccessibilitySettings } from './settings/AccessibilitySettings.js';
export { loadAccessibilitySettings } from './settings/loadAccessibilitySettings.js';
export { findSmallTouchTargets, type SmallTouchTarget } from './touch/findSmallTouchTargets.js';
