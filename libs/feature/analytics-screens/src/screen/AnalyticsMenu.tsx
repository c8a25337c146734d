import { saveFile } from '@finance-analyst/charts';
import { IconButton, Menu } from '@finance-analyst/components';
import { useExportSource } from '@finance-analyst/contributions';
import type { ReactElement } from 'react';
import { historyFile } from '../files/historyFile.js';
import { messages } from '../messages.js';
import type { Analysis } from './Analysis.js';

/** What can be done with the history of a portfolio. */
export function AnalyticsMenu({
  title,
  analysis,
}: {
  /** Of the portfolio. */
  readonly title: string;
  /** Null until there are returns. */
  readonly analysis: Analysis | null;
}): ReactElement {
  const exportHistory = useExportSource(
    analysis && {
      title: messages.historyTitle,
      scope: messages.historyScope(analysis.part.whole.days.length, title),
      isSample: analysis.isSample,
      write: () => ({ ok: true, value: historyFile(analysis) }),
    },
    saveFile,
  );
  return (
    <Menu
      label={messages.menu}
      trigger={<IconButton icon="more" label={messages.more} isDisabled={analysis === null} />}
      items={[{ id: 'history', label: messages.exportHistory }]}
      onAction={() => void exportHistory()}
    />
  );
}
