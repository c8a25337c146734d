import { Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

export interface StorageNoticeProps {
  /** Why the device stores nothing, in the browser's words. */
  readonly reason: string;
}

/** Warns that nothing is stored on the device. */
export function StorageNotice({ reason }: StorageNoticeProps): ReactElement {
  return (
    <Notice tone="warning" announce="polite" title={messages.storageInMemory}>
      {reason}
    </Notice>
  );
}
