import { Figure, type FigureListItem, type FigureResult } from '@finance-analyst/figures';
import type { SavedModelsState } from '@finance-analyst/workspace';
import { messages } from './messages.js';
import { savedModelsFigure } from './savedModelsFigure.js';
import type { ServiceStatus } from './useServiceStatus.js';

const serverWords = ({ health }: ServiceStatus): string => {
  if (health.problem !== null) return messages.notReached;
  if (!health.answer) return messages.checking;
  return health.answer.data.status === 'ok' ? messages.working : messages.degraded;
};

/** Service status in one line. */
export function statusFigures(status: ServiceStatus, saved: SavedModelsState): readonly FigureListItem[] {
  const { answer, problem } = status.providers;
  const missing: FigureResult = { ok: false, reason: problem ?? messages.providersLoading };
  const configured = answer?.data.providers.filter(({ state }) => state !== 'not-configured') ?? [];
  const ready = configured.filter(({ state }) => state === 'ready').length;
  const none: FigureResult = answer ? { ok: false, reason: messages.noProviders } : missing;
  return [
    { id: 'server', label: messages.server, isAnswer: true, children: serverWords(status) },
    {
      id: 'providers',
      label: messages.providersReady,
      children:
        configured.length > 0 ? (
          messages.readyOf(ready, configured.length)
        ) : (
          <Figure label={messages.providersReady} kind="count" value={none} />
        ),
    },
    {
      id: 'incidents',
      label: messages.openIncidents,
      children: (
        <Figure
          label={messages.openIncidents}
          kind="count"
          value={answer?.data.incidents.filter(({ endedAt }) => endedAt === null).length ?? missing}
        />
      ),
    },
    {
      id: 'documents',
      label: messages.documentsHere,
      children: <Figure label={messages.documentsHere} kind="count" value={savedModelsFigure(saved)} />,
    },
  ];
}
