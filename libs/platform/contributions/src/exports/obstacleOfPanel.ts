import { panelProblem, type PanelState } from '@finance-analyst/components';
import type { ExportObstacle } from './ExportSource.js';

/** What keeps the content of a panel from being exported: it is loading, or there is none; null if it is shown. */
export function obstacleOfPanel(state: PanelState | null | undefined): ExportObstacle | null {
  if (state?.kind === 'loading') return { kind: 'loading' };
  const reason = panelProblem(state);
  return reason === null ? null : { kind: 'unavailable', reason };
}
