/**
 * The data attributes of the root element that choose a theme or a mode, each with its values. Without the attribute
 * `theme`, `contrast` and `motion` follow the system, and the others have their defaults.
 */
export const rootAttributes = {
  theme: ['light', 'dark'],
  contrast: ['more'],
  'color-blind': ['protanopia', 'deuteranopia', 'tritanopia'],
  motion: ['reduced'],
  text: ['large'],
  font: ['dyslexia'],
  focus: ['hidden'],
  'screen-reader': ['on'],
  'skip-links': ['off'],
  'keyboard-navigation': ['off'],
} as const;
