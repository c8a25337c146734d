import type { useFigureFormat } from '@finance-analyst/figures';
import { messages } from '../risk/messages.js';
import type { RiskSettings } from '../risk-settings/RiskSettings.js';

/** The name of the loss at a level and over a horizon. */
export const lossLabelOf = (
  { horizon, level }: Pick<RiskSettings, 'horizon' | 'level'>,
  format: ReturnType<typeof useFigureFormat>['format'],
): string => messages.varAt(format(level, { kind: 'rate', precision: level === 0.975 ? 1 : 0 }), horizon);
