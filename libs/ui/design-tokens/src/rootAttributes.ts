/**
 * The data attributes of the root element that choose a theme or a mode, each with its values. Without the attribute
 * the system's choice holds for `theme`, `contrast` and `motion`, and the usual one for the others.
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
