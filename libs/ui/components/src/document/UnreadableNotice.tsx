import type { ReactElement, ReactNode } from 'react';
import { FailureNotice } from '../panel/FailureNotice.js';
import { nounMessages } from './nounMessages.js';

export interface UnreadableNoticeProps {
  /** The noun for the document: `model`. */
  readonly noun: string;
  /** Why it cannot be opened. */
  readonly reason: string;
  /** Undefined if another attempt would fail too. */
  readonly onRetry?: (() => void) | undefined;
  /** Links to another screen, if retrying does not help. */
  readonly link: ReactNode;
}

/** Says why a document cannot be opened, and offers another attempt or another screen. */
export const UnreadableNotice = ({ noun, reason, onRetry, link }: UnreadableNoticeProps): ReactElement => (
  <FailureNotice
    title={nounMessages(noun).cannotOpen}
    onRetry={onRetry}
    actions={onRetry === undefined && link}
  >
    {reason}
  </FailureNotice>
);
