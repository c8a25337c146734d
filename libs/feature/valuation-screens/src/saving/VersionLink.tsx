import { buttonStyle, VisuallyHidden } from '@finance-analyst/components';
import { type ValuationModelDocument, writeSymbol } from '@finance-analyst/documents';
import { Link } from 'react-router-dom';
import { messages } from './messages.js';
import { versionPath } from './versionPath.js';

/** Opens a version in a new tab, so that the current edits stay as they are. */
export function VersionLink({
  model: { id, body },
  revision,
}: {
  readonly model: ValuationModelDocument;
  readonly revision: number;
}) {
  return (
    <Link
      className={buttonStyle({ variant: 'link' })}
      to={versionPath(writeSymbol(body.instrument), id, revision)}
      target="_blank"
    >
      {messages.lookAtVersion(revision)} <VisuallyHidden>{messages.inNewTab}</VisuallyHidden>
    </Link>
  );
}
