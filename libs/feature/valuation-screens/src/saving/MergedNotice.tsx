import { ConflictTable, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { valueOfModel } from '@finance-analyst/valuation';
import type { DocumentContent } from '@finance-analyst/workspace';
import { useMemo } from 'react';
import { conflictRows } from './conflictRows.js';
import { describeValue } from './describeValue.js';
import type { Saving } from './Saving.js';
import { VersionLink } from './VersionLink.js';
import { messages } from './messages.js';

/** Says that a version of elsewhere is in the model now, and lets the person choose where it contradicts the edits. */
export function MergedNotice({
  saving: { document, merged, forgetMerged, settle },
  edited,
  isReadOnly,
}: {
  readonly saving: Saving;
  /** The model as it is edited. */
  readonly edited: DocumentContent;
  readonly isReadOnly: boolean;
}) {
  const formatting = useFigureFormat();
  const version = merged?.version;
  const value = useMemo(() => version && valueOfModel(version.body), [version]);
  const rows = useMemo(
    () => (merged ? conflictRows({ ...document, ...edited }, merged, formatting) : []),
    [document, edited, merged, formatting],
  );
  if (!merged || !version || !value) return null;
  const revision = version.baseRevision;
  const moment = formatting.formatDate(version.updatedAt, 'minute');
  const words = describeValue(value, version.body.currency, formatting);
  return (
    <Notice
      tone={rows.length > 0 ? 'warning' : 'note'}
      title={messages.mergedVersion(revision)}
      announce="polite"
      // What stands in the table changes with every choice.
      announcesTitleAlone={rows.length > 0}
      isForScreenAlone
      onDismiss={forgetMerged}
      action={<VersionLink model={version} revision={revision} />}
    >
      {rows.length > 0 ? messages.mergedAndKept(moment, words) : messages.mergedWith(moment, words)}
      {rows.length > 0 && (
        <ConflictTable
          caption={messages.conflicts}
          rows={rows}
          mine={messages.yourEdits}
          theirs={messages.version(revision)}
          onUse={
            isReadOnly
              ? undefined
              : (row, side) => {
                  const settled = merged.conflicts[Number(row.id)];
                  if (settled) settle(settled.conflict, side, messages.settled(row.label, row[side]));
                }
          }
        />
      )}
    </Notice>
  );
}
