/** How much each key changes the terminal's height, in percent of the window. */
export const resizeSteps: Readonly<Record<string, number>> = {
  ArrowUp: 5,
  ArrowDown: -5,
  PageUp: 20,
  PageDown: -20,
  Home: -Infinity,
  End: Infinity,
};
