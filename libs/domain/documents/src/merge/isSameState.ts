import type { FieldState } from './FieldState.js';
import { isSameValue } from './isSameValue.js';

/** Whether a field or row is absent in both versions, or has equal values. */
export const isSameState = (one: FieldState, other: FieldState): boolean =>
  one.present && other.present ? isSameValue(one.value, other.value) : !one.present && !other.present;
