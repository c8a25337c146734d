import { matchesCombination, type PressedKey } from '@finance-analyst/contributions';
import { promptKeys, type PromptAction } from './promptKeys.js';

/** Whether the pressed key is one of this action's keys. */
export const isPromptKey = (pressed: PressedKey, action: PromptAction): boolean =>
  promptKeys[action].keys.some((combination) => matchesCombination(pressed, combination));
