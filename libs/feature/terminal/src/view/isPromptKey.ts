import { matchesCombination, type PressedKey } from '@finance-analyst/contributions';
import { promptKeys, type PromptAction } from './promptKeys.js';

/** Whether the key that was pressed is one of those for this. */
export const isPromptKey = (pressed: PressedKey, action: PromptAction): boolean =>
  promptKeys[action].keys.some((combination) => matchesCombination(pressed, combination));
