import type { Result } from '@finance-analyst/foundation';
import type { ClaimBridge } from './ClaimBridge.js';
import { metricNames, multipleDefinitions, type MultipleName } from './MultipleName.js';
import { valuePerShare } from './valuePerShare.js';
import type { TrailingMetrics } from './trailingMetrics.js';

/** What is valued by a multiple. */
export interface ImpliedSubject {
  readonly metrics: TrailingMetrics;
  readonly bridge: Result<ClaimBridge>;
  /** Why enterprise value does not apply; null if it does. */
  readonly noEnterpriseValue: string | null;
}

/**
 * Value per share at a multiple: (multiple × metric − net claims) ÷ diluted shares for a multiple of enterprise value,
 * multiple × metric ÷ diluted shares for one of equity.
 */
export function impliedValue(
  name: MultipleName,
  multiple: number,
  { metrics, bridge, noEnterpriseValue }: ImpliedSubject,
): Result<number> {
  const { of, metric } = multipleDefinitions[name];
  if (of === 'enterprise' && noEnterpriseValue !== null) return { ok: false, reason: noEnterpriseValue };
  const { figure } = metrics[metric];
  if (!figure.ok) return figure;
  if (figure.value <= 0) return { ok: false, reason: `${metricNames[metric]} is not positive.` };
  if (!bridge.ok) return bridge;
  const equityValue = multiple * figure.value - (of === 'enterprise' ? bridge.value.netClaims : 0);
  return { ok: true, value: valuePerShare(bridge.value, equityValue) };
}
