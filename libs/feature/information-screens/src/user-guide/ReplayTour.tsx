import { Button, Notice } from '@finance-analyst/components';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';

export type TourStart = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Replays the tour. */
export function ReplayTour({ onReplay }: { readonly onReplay: () => TourStart }): ReactElement {
  const [reason, setReason] = useState<string | null>(null);
  return (
    <>
      <Button
        onPress={() => {
          const started = onReplay();
          setReason(started.ok ? null : started.reason);
        }}
      >
        {messages.replayTour}
      </Button>
      {reason !== null && (
        <Notice tone="warning" announce="polite">
          {reason}
        </Notice>
      )}
    </>
  );
}
