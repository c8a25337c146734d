import { DocumentNotices, type DocumentSaving } from '@finance-analyst/document-editing';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import type { DocumentContent } from '@finance-analyst/workspace';
import { useMemo, type RefObject } from 'react';
import { conflictRows } from './conflictRows.js';
import { ModelLink } from './ModelLink.js';
import { modelNoun } from './modelNoun.js';
import { useOtherVersion } from './useOtherVersion.js';

/** Notices about the model's other tabs, versions and copies, each version with its value per share. */
export function ModelNotices({
  saving,
  edited,
  ...given
}: {
  readonly saving: DocumentSaving<ValuationModelDocument>;
  /** The model as edited. */
  readonly edited: DocumentContent<ValuationModelDocument>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly isReadOnly: boolean;
  readonly onSaveOver: () => void;
  /** Reopens the model. */
  readonly onReopen: () => void;
}) {
  const formatting = useFigureFormat();
  const { document, merged } = saving;
  const newer = useOtherVersion(saving.newer);
  const mergedVersion = useOtherVersion(merged?.version ?? null);
  const rows = useMemo(
    () => (merged ? conflictRows({ ...document, ...edited }, merged, formatting) : []),
    [document, edited, merged, formatting],
  );
  return (
    <DocumentNotices
      {...given}
      noun={modelNoun}
      saving={saving}
      newer={newer}
      mergedVersion={mergedVersion}
      rows={rows}
      linkTo={(model, words) => <ModelLink model={model}>{words}</ModelLink>}
    />
  );
}
