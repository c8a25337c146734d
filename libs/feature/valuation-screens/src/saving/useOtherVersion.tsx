import type { OtherVersion } from '@finance-analyst/components';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { valueOfModel } from '@finance-analyst/valuation';
import { useMemo } from 'react';
import { describeValue } from './describeValue.js';
import { VersionLink } from './VersionLink.js';

/** A version of a model saved elsewhere, with its time and value per share; null if there is none. */
export function useOtherVersion(version: ValuationModelDocument | null): OtherVersion | null {
  const formatting = useFigureFormat();
  const body = version?.body;
  const value = useMemo(() => body && valueOfModel(body), [body]);
  if (!version || !value) return null;
  const { baseRevision, updatedAt } = version;
  return {
    version: baseRevision,
    moment: formatting.formatDate(updatedAt, 'minute'),
    summary: describeValue(value, version.body.currency, formatting),
    link: <VersionLink model={version} revision={baseRevision} />,
  };
}
