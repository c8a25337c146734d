import { Button, Notice } from '@finance-analyst/components';
import { messages } from './messages.js';
import type { WorkbookExport } from './useWorkbookExport.js';

/** Why the workbook was not exported, until the next attempt or dismissed. */
export const WorkbookProblemNotice = ({
  workbook: { problem, start, dismiss },
}: {
  readonly workbook: Pick<WorkbookExport, 'problem' | 'start' | 'dismiss'>;
}) =>
  problem && (
    <Notice
      tone="error"
      title={messages.notWritten}
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
