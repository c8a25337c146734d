import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { valueOfModel } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { describeValue } from './describeValue.js';
import type { Saving } from './Saving.js';
import { VersionLink } from './VersionLink.js';
import { messages } from './messages.js';

/** Says that a version of elsewhere is in the model now, beside what was edited here. */
export function MergedNotice({ saving: { merged, forgetMerged } }: { readonly saving: Saving }) {
  const formatting = useFigureFormat();
  const value = useMemo(() => merged && valueOfModel(merged.body), [merged]);
  if (!merged || !value) return null;
  const version = merged.baseRevision;
  return (
    <Notice
      tone="note"
      title={messages.mergedVersion(version)}
      announce="polite"
      onDismiss={forgetMerged}
      action={<VersionLink model={merged} revision={version} />}
    >
      {messages.mergedWith(
        formatting.formatDate(merged.updatedAt, 'minute'),
        describeValue(value, merged.body.currency, formatting),
      )}
    </Notice>
  );
}
