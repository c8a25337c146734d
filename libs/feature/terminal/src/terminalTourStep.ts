import type { TourStep } from '@finance-analyst/contributions';
import { tourMessages } from './tourMessages.js';

/** The tour's step at the terminal. */
export const terminalTourStep = (openTerminal: () => void): TourStep => ({
  id: 'terminal-toggle',
  title: tourMessages.title,
  text: tourMessages.text,
  order: 20,
  target: 'terminal-toggle',
  needsTarget: true,
  action: { label: tourMessages.open, run: openTerminal },
});
