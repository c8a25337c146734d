import { Figure, useFigureFormat } from '@finance-analyst/figures';
import type { Valuation } from '@finance-analyst/valuation';
import type { ReactElement } from 'react';
import { inputFormat } from '../inputs/inputFormat.js';
import { messages } from '../messages.js';
import type { DifferingDriver } from './differingDrivers.js';

/** The figure, day or choice of one case. */
export function DriverFigure({
  driver: { label, unit },
  value,
  valuation,
}: {
  readonly driver: DifferingDriver;
  readonly value: DifferingDriver['values'][number];
  readonly valuation: Valuation;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  if (typeof value === 'number')
    return <Figure {...inputFormat(unit, valuation)} value={value} label={label} isStatic />;
  if (value === null) return <>{messages.none}</>;
  return <>{unit === 'date' ? formatDate(value) : messages.choice(value)}</>;
}
