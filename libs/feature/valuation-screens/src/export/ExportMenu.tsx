import { Button, Menu } from '@finance-analyst/components';
import type { ReactNode } from 'react';
import type { FileExport } from './FileExport.js';
import { messages } from './messages.js';

type ExportEntry = Pick<FileExport, 'start' | 'whyNot' | 'isSlow'>;

/** The ways to take the model along: as a workbook, as a memo, as a file of this product, on paper. */
export const ExportMenu = ({
  workbook,
  memo,
  onModelFile,
  children,
}: {
  readonly workbook: ExportEntry;
  readonly memo: ExportEntry;
  readonly onModelFile: () => void;
  /** The text of the button. */
  readonly children: ReactNode;
}) => (
  <Menu
    label={messages.export}
    trigger={
      <Button
        icon="download"
        aria-label={messages.export}
        isBusy={workbook.isSlow || memo.isSlow}
        busyLabel={memo.isSlow ? messages.exportingMemo : messages.exporting}
      >
        {children}
      </Button>
    }
    items={[
      {
        id: 'workbook',
        label: messages.workbook,
        hint: workbook.whyNot ?? messages.liveFormulas,
        isDisabled: workbook.whyNot !== null,
      },
      {
        id: 'memo',
        label: messages.memo,
        hint: memo.whyNot ?? undefined,
        isDisabled: memo.whyNot !== null,
      },
      { id: 'model', label: messages.modelFile },
      { id: 'print', label: messages.print },
    ]}
    onAction={(id) => {
      if (id === 'workbook') void workbook.start();
      if (id === 'memo') void memo.start();
      if (id === 'model') onModelFile();
      if (id === 'print') window.print();
    }}
  />
);
