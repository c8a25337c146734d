import { Button, Menu } from '@finance-analyst/components';
import type { ReactNode } from 'react';
import { messages } from './messages.js';
import type { WorkbookExport } from './useWorkbookExport.js';

/** The ways to take the model along: as a workbook, as a file of this product, on paper. */
export const ExportMenu = ({
  workbook: { start, whyNot, isSlow },
  onModelFile,
  children,
}: {
  readonly workbook: Pick<WorkbookExport, 'start' | 'whyNot' | 'isSlow'>;
  readonly onModelFile: () => void;
  /** The text of the button. */
  readonly children: ReactNode;
}) => (
  <Menu
    label={messages.export}
    trigger={
      <Button icon="download" aria-label={messages.export} isBusy={isSlow} busyLabel={messages.exporting}>
        {children}
      </Button>
    }
    items={[
      {
        id: 'workbook',
        label: messages.workbook,
        hint: whyNot ?? messages.liveFormulas,
        isDisabled: whyNot !== null,
      },
      { id: 'model', label: messages.modelFile },
      { id: 'print', label: messages.print },
    ]}
    onAction={(id) => {
      if (id === 'workbook') void start();
      if (id === 'model') onModelFile();
      if (id === 'print') window.print();
    }}
  />
);
