import {
  Button,
  Chip,
  IconButton,
  Menu,
  SaveProblemNotice,
  SaveState,
  ScreenHeading,
} from '@finance-analyst/components';
import { type DocumentEditing, type DocumentSaving, problemOf } from '@finance-analyst/document-editing';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { saveFile } from '@finance-analyst/charts';
import { useFigureFormat } from '@finance-analyst/figures';
import { nextRedo, nextUndo } from '@finance-analyst/workspace';
import type { ReactElement, RefObject } from 'react';
import { messages } from '../messages.js';
import { portfolioNoun } from '../portfolioNoun.js';
import type { PortfolioDialogKind } from './PortfolioDialogs.js';
import styles from './Portfolio.module.css';
import { portfolioFile } from './portfolioFile.js';

/** The open portfolio's name, its save state, and its actions. */
export function PortfolioHeader({
  heading,
  editing,
  saving,
  isSample,
  isReadOnly,
  onImport,
  onOpenDialog,
  onDelete,
}: {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly editing: DocumentEditing<PortfolioDocument>;
  readonly saving: DocumentSaving<PortfolioDocument>;
  /** Some of its prices are sample data. */
  readonly isSample: boolean;
  readonly isReadOnly: boolean;
  readonly onImport: () => void;
  readonly onOpenDialog: (kind: PortfolioDialogKind) => void;
  /** Moves it to Trash. */
  readonly onDelete: () => void;
}): ReactElement {
  const { formatDate } = useFigureFormat();
  const { document } = saving;
  const undoes = nextUndo(editing.history);
  const redoes = nextRedo(editing.history);
  const problem = problemOf(saving);
  const exportFile = (): void => {
    saveFile(portfolioFile({ ...document, body: editing.body }));
  };
  return (
    <header className={styles['header']}>
      <ScreenHeading ref={heading}>
        {document.title} <span className={styles['identity']}>{editing.body.currency}</span>
      </ScreenHeading>
      {/* What has nothing to do stays focusable: a button that was just pressed keeps the focus. */}
      <div className={styles['actions']}>
        {isSample && <Chip tone="sample">{messages.sampleData}</Chip>}
        {!isReadOnly && (
          <>
            <Button
              icon="undo"
              aria-label={messages.undo(undoes)}
              aria-disabled={undoes === null}
              onPress={editing.undo}
            >
              <span className={styles['word']}>{messages.undo(null)}</span>
            </Button>
            <Button
              icon="redo"
              aria-label={messages.redo(redoes)}
              aria-disabled={redoes === null}
              onPress={editing.redo}
            >
              <span className={styles['word']}>{messages.redo(null)}</span>
            </Button>
          </>
        )}
        <Button
          icon="history"
          aria-label={messages.versions}
          aria-haspopup="dialog"
          isDisabled={isReadOnly || document.baseRevision === 0}
          onPress={() => {
            onOpenDialog('versions');
          }}
        >
          <span className={styles['word']}>{messages.versions}</span>
        </Button>
        {!isReadOnly && <Button onPress={onImport}>{messages.import}</Button>}
        <Menu
          label={messages.portfolioMenu}
          trigger={<IconButton icon="more" label={messages.more} />}
          items={[
            { id: 'rename', label: messages.rename, isDisabled: isReadOnly },
            { id: 'copy', label: messages.saveCopy, isDisabled: isReadOnly },
            { id: 'export', label: messages.exportFile },
            { kind: 'separator', id: 'before-delete' },
            { id: 'delete', label: messages.delete, tone: 'danger', isDisabled: isReadOnly },
          ]}
          onAction={(id) => {
            if (id === 'rename') onOpenDialog(id);
            if (id === 'delete') onDelete();
            if (id === 'copy') void saving.saveCopy();
            if (id === 'export') exportFile();
          }}
        />
        {!isReadOnly && (
          <Button
            variant="primary"
            isBusy={saving.status.kind === 'saving'}
            aria-disabled={saving.status.kind === 'saved'}
            onPress={() => void saving.save()}
          >
            {messages.save}
          </Button>
        )}
      </div>
      <div className={styles['states']}>
        <p className={styles['state']} role="status">
          <SaveState
            status={saving.status.kind}
            keptIn={saving.keptIn}
            version={document.baseRevision}
            moment={formatDate(document.updatedAt, 'minute')}
          />
        </p>
      </div>
      {problem && (
        <SaveProblemNotice
          noun={portfolioNoun}
          problem={problem}
          onRetry={() => void saving.save()}
          onSaveCopy={() => void saving.saveCopy()}
          onExport={exportFile}
        />
      )}
    </header>
  );
}
