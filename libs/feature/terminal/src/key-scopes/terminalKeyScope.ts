import type { KeyScope } from '@finance-analyst/contributions';
import { keyMessages } from './keyMessages.js';
import { promptKeys } from '../view/promptKeys.js';
import { resizeSteps } from '../view/resizeSteps.js';

/** The terminal's keys. */
export const terminalKeyScope: KeyScope = {
  id: 'terminal',
  title: keyMessages.title,
  keys: [
    { title: keyMessages.run, keys: [{ key: 'Enter' }] },
    ...Object.values(promptKeys),
    { title: keyMessages.resize, keys: Object.keys(resizeSteps).map((key) => ({ key })) },
  ],
};
