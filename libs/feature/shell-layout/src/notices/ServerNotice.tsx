import { Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import { useState, type ReactElement } from 'react';
import type { ServerSilence } from '../connection/watchServer.js';
import { messages } from '../messages.js';

/** Says that the server does not answer, what the screen shows meanwhile, and that nothing needs to be done about it. */
export function ServerNotice({ since, figuresOf }: ServerSilence): ReactElement | null {
  const { formatDate } = useFigureFormat();
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (dismissed === since) return null;
  const moment = (iso: string) => formatDate(iso, 'minute');
  return (
    <Notice
      tone="warning"
      announce="polite"
      title={messages.serverSilent}
      onDismiss={() => {
        setDismissed(since);
      }}
    >
      {messages.serverSilentSince(moment(since))} {messages.fromDevice(figuresOf && moment(figuresOf))}{' '}
      {messages.serverAskedAgain}
    </Notice>
  );
}
