import {
  type ConflictRow,
  SeparateNotice,
  documentMessages,
  type OtherVersion,
  CopyNotice,
  DeletedNotice,
  ElsewhereNotice,
  MergedNotice,
  NewerVersionNotice,
  RestoredNotice,
} from '@finance-analyst/components';
import type { AnalystDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { Fragment, type ReactNode, type RefObject } from 'react';
import type { DocumentSaving } from '../session/DocumentSaving.js';
import { savingMessages } from '../saving/savingMessages.js';

/** Notices about the document's other tabs, versions and copies, until each is resolved or dismissed. */
export function DocumentNotices<Document extends AnalystDocument>({
  noun,
  saving,
  newer,
  mergedVersion,
  rows,
  heading,
  linkTo,
  isReadOnly,
  onSaveOver,
  onReopen,
}: {
  /** What a person calls the document: `model`. */
  readonly noun: string;
  readonly saving: DocumentSaving<Document>;
  /** `saving.newer` in words; null if there is none. */
  readonly newer: OtherVersion | null;
  /** `saving.merged` in words; null if there is none. */
  readonly mergedVersion: OtherVersion | null;
  /** The conflicts of the merged version; `id` is the position in its list. */
  readonly rows: readonly ConflictRow[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isReadOnly: boolean;
  readonly onSaveOver: () => void;
  /** Reopens the document. */
  readonly onReopen: () => void;
  /** A link that opens a document. */
  readonly linkTo: (document: Document, words: string) => ReactNode;
}) {
  const formatting = useFigureFormat();
  const { document, merged, copied, separate, restoredAt, deletion } = saving;
  const messages = { ...documentMessages, ...savingMessages(noun) };
  const revert = (words: string) => {
    saving.revert(words);
    onReopen();
  };
  return (
    <>
      {deletion && (
        <DeletedNotice
          noun={noun}
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
          noun={noun}
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
        <SeparateNotice noun={noun} onDismiss={saving.forgetSeparate}>
          {separate.map((one) => (
            <Fragment key={one.id}>{linkTo(one, messages.openSeparate(one.title))}</Fragment>
          ))}
        </SeparateNotice>
      )}
      {merged && mergedVersion && (
        <MergedNotice
          noun={noun}
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
                  link: linkTo(copied.of, messages.openOriginal),
                }
              : null
          }
          onDismiss={saving.forgetCopied}
        />
      )}
    </>
  );
}
