import {
  SeparateNotice,
  CopyNotice,
  DeletedNotice,
  ElsewhereNotice,
  MergedNotice,
  NewerVersionNotice,
  RestoredNotice,
} from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import type { DocumentContent } from '@finance-analyst/workspace';
import { useMemo, type RefObject } from 'react';
import { conflictRows } from './conflictRows.js';
import { messages } from './messages.js';
import { ModelLink } from './ModelLink.js';
import { modelNoun } from './modelNoun.js';
import type { Saving } from './Saving.js';
import { useOtherVersion } from './useOtherVersion.js';

/** Notices about the model's other tabs, versions and copies, until each is resolved or dismissed. */
export function ModelNotices({
  saving,
  edited,
  heading,
  isReadOnly,
  onSaveOver,
  onReopen,
}: {
  readonly saving: Saving;
  /** The model as edited. */
  readonly edited: DocumentContent<ValuationModelDocument>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isReadOnly: boolean;
  readonly onSaveOver: () => void;
  /** Reopens the model. */
  readonly onReopen: () => void;
}) {
  const formatting = useFigureFormat();
  const { document, merged, copied, separate, restoredAt, deletion } = saving;
  const newer = useOtherVersion(saving.newer);
  const mergedVersion = useOtherVersion(merged?.version ?? null);
  const rows = useMemo(
    () => (merged ? conflictRows({ ...document, ...edited }, merged, formatting) : []),
    [document, edited, merged, formatting],
  );
  const revert = (words: string) => {
    saving.revert(words);
    onReopen();
  };
  return (
    <>
      {deletion && (
        <DeletedNotice
          noun={modelNoun}
          deletion={deletion}
          isEdited={saving.isEdited}
          onRecover={() => void saving.recover()}
          onSave={isReadOnly || saving.editing === 'elsewhere' ? undefined : () => void saving.save()}
          onDeleteAgain={() => void saving.deleteAgain()}
          onDismiss={saving.forgetDeletion}
        />
      )}
      {!isReadOnly && newer && (
        <NewerVersionNotice
          newer={newer}
          openedVersion={document.baseRevision}
          isEdited={saving.isEdited}
          onSaveCopy={() => void saving.saveCopy()}
          onSaveOver={onSaveOver}
          onUse={() => {
            revert(messages.useVersion(newer.version));
          }}
          onOpen={onReopen}
        />
      )}
      {saving.editing === 'elsewhere' ? (
        <ElsewhereNotice
          noun={modelNoun}
          heading={heading}
          isTaking={saving.isTaking}
          onEditHere={saving.editHere}
        />
      ) : (
        restoredAt !== null &&
        !newer && (
          <RestoredNotice
            moment={formatting.formatDate(restoredAt, 'minute')}
            onRevert={
              document.baseRevision > 0
                ? () => {
                    revert(messages.backToSaved);
                  }
                : undefined
            }
          />
        )
      )}
      {separate.length > 0 && (
        <SeparateNotice noun={modelNoun} onDismiss={saving.forgetSeparate}>
          {separate.map((model) => (
            <ModelLink key={model.id} model={model}>
              {messages.openSeparate(model.title)}
            </ModelLink>
          ))}
        </SeparateNotice>
      )}
      {merged && mergedVersion && (
        <MergedNotice
          noun={modelNoun}
          merged={mergedVersion}
          rows={rows}
          onUse={
            isReadOnly
              ? undefined
              : (row, side) => {
                  const settled = merged.conflicts[Number(row.id)];
                  if (settled) saving.settle(settled.conflict, side, messages.settled(row.label, row[side]));
                }
          }
          onDismiss={saving.forgetMerged}
        />
      )}
      {copied && (
        <CopyNotice
          title={copied.title}
          original={
            copied.of.baseRevision > 0
              ? {
                  title: copied.of.title,
                  version: copied.of.baseRevision,
                  link: <ModelLink model={copied.of}>{messages.openOriginal}</ModelLink>,
                }
              : null
          }
          onDismiss={saving.forgetCopied}
        />
      )}
    </>
  );
}
