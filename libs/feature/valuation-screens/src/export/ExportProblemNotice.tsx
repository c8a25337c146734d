import { Button, Notice } from '@finance-analyst/components';
import type { FileExport } from './FileExport.js';
import { messages } from './messages.js';

/** Why a file was not exported, until the next attempt or dismissed. */
export const ExportProblemNotice = ({
  title,
  export: { problem, start, dismiss },
}: {
  readonly title: string;
  readonly export: Pick<FileExport, 'problem' | 'start' | 'dismiss'>;
}) =>
  problem && (
    <Notice
      tone="error"
      title={title}
      announce="assertive"
      action={
        problem.isRetryable && (
          <Button variant="link" onPress={() => void start()}>
            {messages.tryAgain}
          </Button>
        )
      }
      onDismiss={dismiss}
    >
      {problem.reason}
    </Notice>
  );
