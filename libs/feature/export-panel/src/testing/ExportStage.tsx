import { ShownFiguresContext, type ShownFigures } from '@finance-analyst/charts';
import { ExportSourcesContext, type ExportFile, type ExportSource } from '@finance-analyst/contributions';
import { createKeyedList, type KeyedList } from '@finance-analyst/foundation';
import { ScreensContext, type ScreenDescription } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ExportPanel } from '../ExportPanel.js';

const screens: readonly ScreenDescription[] = [
  {
    id: 'portfolio',
    path: '/portfolio',
    title: 'Portfolio',
    question: 'What do I own?',
    group: 'portfolio',
    icon: 'table',
  },
  {
    id: 'workbench',
    path: '/valuation-workbench',
    title: 'Valuation workbench',
    question: 'What is it worth?',
    group: 'valuation',
    icon: 'workbench',
  },
  {
    id: 'settings',
    path: '/settings',
    title: 'Settings',
    question: 'How does it work?',
    group: 'settings',
    icon: 'settings',
  },
];

export interface ExportStageProps {
  readonly sources?: readonly ExportSource[];
  readonly charts?: readonly ShownFigures[];
  readonly onSave?: (file: ExportFile) => void;
  readonly copyText?: (text: string) => Promise<void>;
}

const listOf = <Item,>(items: readonly Item[]): KeyedList<Item> => {
  const list = createKeyedList<Item>();
  for (const item of items) list.set({}, item);
  return list;
};

/** The panel over a screen that shows what is given. */
export function ExportStage({
  sources = [],
  charts = [],
  onSave = () => undefined,
  copyText,
}: ExportStageProps): ReactElement {
  return (
    <MemoryRouter>
      <ScreensContext value={screens}>
        <ExportSourcesContext value={listOf(sources)}>
          <ShownFiguresContext value={listOf(charts)}>
            <ExportPanel
              files={{ save: onSave }}
              onClose={() => undefined}
              {...(copyText ? { copyText } : {})}
            />
          </ShownFiguresContext>
        </ExportSourcesContext>
      </ScreensContext>
    </MemoryRouter>
  );
}
