import { problemOf, type DocumentEditing, type DocumentSaving } from '@finance-analyst/document-editing';
import { methodName, writeSymbol, type ValuationModelDocument } from '@finance-analyst/documents';
import {
  Button,
  Chip,
  IconButton,
  Menu,
  SaveProblemNotice,
  SaveState,
  ScreenHeading,
} from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { scenarioAnalysisPath } from '@finance-analyst/navigation';
import { isOwnEdit } from '@finance-analyst/valuation';
import { nextRedo, nextUndo } from '@finance-analyst/workspace';
import { Suspense, useContext, type ReactNode, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages as comparisonMessages } from '../comparison/messages.js';
import { ExportMenu } from '../export/ExportMenu.js';
import { messages as exportMessages } from '../export/messages.js';
import { ExportProblemNotice } from '../export/ExportProblemNotice.js';
import type { FileExport } from '../export/FileExport.js';
import { pastViewOf } from '../model/pastViewOf.js';
import { messages as savingMessages } from '../saving/messages.js';
import { modelNoun } from '../saving/modelNoun.js';
import type { ModelDialogKind } from '../saving/ModelDialogKind.js';
import { CompanyNotesContext } from './CompanyNotesContext.js';
import { CompareButton } from './CompareButton.js';
import { ModelName } from './ModelName.js';
import styles from './Workbench.module.css';
import { messages } from './messages.js';

/** The open model's name, its save state, and its actions. */
export function WorkbenchHeader({
  heading,
  editing,
  whyNotCompared: whyNot,
  saving,
  sample,
  checks,
  isReadOnly,
  onResetAll,
  onExport,
  workbook,
  memo,
  onOpenDialog,
  onImportPrices,
}: {
  readonly editing: DocumentEditing<ValuationModelDocument>;
  /** Why the model cannot be compared with another state of it; null if it can. */
  readonly whyNotCompared: string | null;
  readonly saving: DocumentSaving<ValuationModelDocument>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The model uses sample data. */
  readonly sample: boolean;
  /** What the checks found wrong. */
  readonly checks: ReactNode;
  readonly isReadOnly: boolean;
  readonly onResetAll: () => void;
  /** Hands out the model file. */
  readonly onExport: () => void;
  readonly workbook: FileExport;
  readonly memo: FileExport;
  /** Opens a dialog about the model as a whole. */
  readonly onOpenDialog: (kind: ModelDialogKind) => void;
  /** Omitted if the model is read-only or of a sample company. */
  readonly onImportPrices?: (() => void) | undefined;
}) {
  const { formatDate } = useFigureFormat();
  const { body, history } = editing;
  const navigate = useNavigate();
  const notesOf = useContext(CompanyNotesContext);
  const version = saving.document.baseRevision;
  const undoes = nextUndo(history);
  const redoes = nextRedo(history);
  const problem = problemOf(saving);
  return (
    <header className={styles['header']}>
      <div>
        <ScreenHeading ref={heading}>
          {body.instrument.name}{' '}
          <span className={styles['identity']}>
            {writeSymbol(body.instrument)} · {body.currency}
          </span>
        </ScreenHeading>
        <ModelName model={saving.document} />
        {notesOf && <Suspense fallback={null}>{notesOf(writeSymbol(body.instrument))}</Suspense>}
      </div>
      {/* What has nothing to do stays focusable: a button that was just pressed keeps the focus. */}
      <div className={styles['actions']}>
        <div className={styles['said']}>
          {checks}
          {sample && <Chip tone="sample">{messages.sampleData}</Chip>}
        </div>
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
        <CompareButton
          whyNot={whyNot}
          onPress={() => {
            onOpenDialog('compare');
          }}
        />
        <Button
          icon="history"
          aria-label={savingMessages.versions}
          aria-haspopup="dialog"
          isDisabled={isReadOnly || saving.document.baseRevision === 0}
          onPress={() => {
            onOpenDialog('versions');
          }}
        >
          <span className={styles['word']}>{savingMessages.versions}</span>
        </Button>
        <ExportMenu workbook={workbook} memo={memo} onModelFile={onExport}>
          <span className={styles['word']}>{exportMessages.export}</span>
        </ExportMenu>
        <Menu
          label={messages.model}
          trigger={<IconButton icon="more" label={messages.moreActions} />}
          items={[
            { id: 'compare', label: comparisonMessages.compare, isDisabled: whyNot !== null },
            {
              id: 'analysis',
              label: messages.scenarioAnalysis,
              hint:
                version === 0
                  ? messages.saveToAnalyze
                  : messages.analyzesVersion(String(version), saving.isEdited),
              isDisabled: version === 0,
            },
            {
              id: 'prices',
              label: messages.importPrices,
              hint: onImportPrices || isReadOnly ? undefined : messages.noImportForSamples,
              isDisabled: !onImportPrices,
            },
            { id: 'rename', label: savingMessages.rename, isDisabled: isReadOnly },
            { id: 'copy', label: savingMessages.saveCopy, isDisabled: isReadOnly },
            { kind: 'separator', id: 'before-reset' },
            {
              id: 'reset',
              label: messages.resetAll,
              isDisabled: isReadOnly || !body.assumptions.some(isOwnEdit),
            },
          ]}
          onAction={(id) => {
            if (id === 'reset') onResetAll();
            if (id === 'analysis') void navigate(scenarioAnalysisPath(saving.document.id));
            if (id === 'prices') onImportPrices?.();
            if (id === 'compare' || id === 'rename') onOpenDialog(id);
            if (id === 'copy') saving.saveCopy();
          }}
        />
        <Button
          variant="primary"
          isBusy={saving.status.kind === 'saving'}
          aria-disabled={saving.status.kind === 'saved' || saving.editing === 'elsewhere'}
          onPress={() => void saving.save()}
        >
          {messages.save}
        </Button>
      </div>
      <div className={styles['states']}>
        <p className={styles['state']} role="status">
          {methodName(body.template.id)} ·{' '}
          <SaveState
            status={saving.status.kind}
            keptIn={saving.keptIn}
            version={saving.document.baseRevision}
            moment={formatDate(saving.document.updatedAt, 'minute')}
          />
        </p>
        <PastViewStatement saving={saving} body={body} />
      </div>
      <ExportProblemNotice title={exportMessages.notWritten} export={workbook} />
      <ExportProblemNotice title={exportMessages.memoNotWritten} export={memo} />
      {problem && (
        <SaveProblemNotice
          noun={modelNoun}
          problem={problem}
          onRetry={() => void saving.save()}
          onSaveCopy={() => void saving.saveCopy()}
          onExport={onExport}
        />
      )}
    </header>
  );
}

/** The dates of a past-dated model: not all of its data is of the requested day. */
function PastViewStatement({
  saving,
  body,
}: {
  readonly saving: DocumentSaving<ValuationModelDocument>;
  readonly body: DocumentEditing<ValuationModelDocument>['body'];
}) {
  const { formatDate } = useFigureFormat();
  const view = pastViewOf({ body, createdAt: saving.document.createdAt });
  if (!view) return null;
  const { knownOn, priceOn, parametersOn } = view;
  return (
    <p className={styles['state']}>
      {messages.pastView(
        formatDate(knownOn),
        priceOn === null ? null : formatDate(priceOn),
        formatDate(parametersOn),
      )}
    </p>
  );
}
