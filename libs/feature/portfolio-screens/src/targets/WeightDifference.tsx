import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { Result } from '@finance-analyst/foundation';
import type { ReactElement } from 'react';
import { messages } from './messages.js';

/** How far a weight is from its target, in percentage points. */
export function WeightDifference({ value }: { readonly value: Result<number> }): ReactElement {
  const { format } = useFigureFormat();
  return value.ok ? (
    <>{messages.points(format(value.value, { kind: 'rate', unit: 'hidden', sign: 'always' }))}</>
  ) : (
    <Figure kind="rate" value={value} label={messages.difference} />
  );
}
