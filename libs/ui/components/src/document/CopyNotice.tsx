import type { ReactElement, ReactNode } from 'react';
import { Notice } from '../mark/Notice.js';
import { documentMessages } from './documentMessages.js';

export interface CopyNoticeProps {
  /** The name of the copy. */
  readonly title: string;
  /** The document that was copied; null if it was never saved. */
  readonly original: {
    readonly title: string;
    readonly version: number;
    /** Opens it. */
    readonly link: ReactNode;
  } | null;
  readonly onDismiss: () => void;
}

/** Says that a copy is open in place of its original, with a link to the original. */
export const CopyNotice = ({ title, original, onDismiss }: CopyNoticeProps): ReactElement => (
  <Notice tone="success" announce="polite" onDismiss={onDismiss} action={original?.link}>
    {documentMessages.inCopy(title)}{' '}
    {original && documentMessages.originalUnchanged(original.title, original.version)}
  </Notice>
);
