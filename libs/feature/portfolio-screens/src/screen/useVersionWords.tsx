import {
  buttonStyle,
  type ConflictRow,
  type OtherVersion,
  VisuallyHidden,
} from '@finance-analyst/components';
import type { DocumentSaving } from '@finance-analyst/document-editing';
import type { PortfolioDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { describeConflict } from './describeConflict.js';
import { messages } from '../messages.js';
import { versionPath } from './versionPath.js';

export interface VersionWords {
  readonly newer: OtherVersion | null;
  readonly mergedVersion: OtherVersion | null;
  readonly rows: readonly ConflictRow[];
}

/** The versions from elsewhere in words, with what both sides changed. */
export function useVersionWords({ newer, merged }: DocumentSaving<PortfolioDocument>): VersionWords {
  const { format, formatDate } = useFigureFormat();
  const rows = useMemo(
    () =>
      (merged?.conflicts ?? []).map(({ conflict, side }, index) => ({
        id: String(index),
        side,
        ...describeConflict(conflict),
      })),
    [merged],
  );
  const wordsOf = (version: PortfolioDocument | null): OtherVersion | null =>
    version && {
      version: version.baseRevision,
      moment: formatDate(version.updatedAt, 'minute'),
      summary: messages.hasRows(
        version.body.rows.length,
        format(version.body.rows.length, { kind: 'count' }),
      ),
      link: (
        <Link
          className={buttonStyle({ variant: 'link' })}
          to={versionPath(version.id, version.baseRevision)}
          target="_blank"
        >
          {messages.lookAtVersion(version.baseRevision)} <VisuallyHidden>{messages.inNewTab}</VisuallyHidden>
        </Link>
      ),
    };
  return { newer: wordsOf(newer), mergedVersion: wordsOf(merged?.version ?? null), rows };
}
