import { isSameValue } from '@finance-analyst/documents';
import type { InputSetting } from './InputSetting.js';
import type { OfferedInput } from './OfferedInput.js';

/** Whether a person entered the spread of an input. */
export const isOwnSpread = (
  { spread }: Pick<InputSetting, 'spread'>,
  { standard }: Pick<OfferedInput, 'standard'>,
): boolean => !isSameValue(spread, standard.spread);
