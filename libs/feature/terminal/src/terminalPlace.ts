import type { Place } from '@finance-analyst/contributions';
import { messages } from './messages.js';
import { promptKeys } from './view/promptKeys.js';
import { resizeSteps } from './view/resizeSteps.js';

/** What keys do in the terminal. */
export const terminalPlace: Place = {
  id: 'terminal',
  title: messages.keys.place,
  keys: [
    { title: messages.keys.run, keys: [{ key: 'Enter' }] },
    ...Object.values(promptKeys),
    { title: messages.keys.resize, keys: Object.keys(resizeSteps).map((key) => ({ key })) },
  ],
};
