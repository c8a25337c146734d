import { Notice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';

export interface StorageNoticeProps {
  /** Why the device keeps nothing, as the browser puts it. */
  readonly reason: string;
}

/** Warns that nothing is kept on the device, so that nobody trusts this tab with their work. */
export function StorageNotice({ reason }: StorageNoticeProps): ReactElement {
  return (
    <Notice tone="warning" announce="polite" title={messages.storageInMemory}>
      {reason}
    </Notice>
  );
}
