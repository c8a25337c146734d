import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import type { ServerSilence } from '@finance-analyst/connection';
import { messages } from '../messages.js';

export interface ServerNoticeProps extends ServerSilence {
  readonly onDismiss: () => void;
}

/** Says that the server does not answer, what the screen shows meanwhile, and that the page reconnects. */
export function ServerNotice({ since, figuresOf, onDismiss }: ServerNoticeProps): ReactElement {
  const { formatDate } = useFigureFormat();
  const moment = (iso: string) => formatDate(iso, 'minute');
  return (
    <Notice
      tone="warning"
      announce="polite"
      announcesTitleAlone
      title={messages.serverSilent}
      onDismiss={onDismiss}
    >
      {messages.serverSilentSince(moment(since))} {messages.fromDevice(figuresOf && moment(figuresOf))}{' '}
      {messages.serverAskedAgain}
    </Notice>
  );
}
