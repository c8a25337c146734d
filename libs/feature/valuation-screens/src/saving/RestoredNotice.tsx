import { Button, Notice } from '@finance-analyst/components';
import { useFigureFormat } from '@finance-analyst/figures';
import type { Saving } from './Saving.js';
import { messages } from './messages.js';

/** Says that unsaved changes are restored, until they are saved, with the way back to the saved version. */
export function RestoredNotice({
  saving,
  onReopen,
}: {
  readonly saving: Saving;
  /** Opens the model anew. */
  readonly onReopen: () => void;
}) {
  const { formatDate } = useFigureFormat();
  const { restoredAt, newer, document, revert } = saving;
  if (restoredAt === null || newer) return null;
  return (
    <Notice
      tone="note"
      action={
        document.baseRevision > 0 && (
          <Button
            variant="link"
            onPress={() => {
              revert(messages.backToSaved);
              onReopen();
            }}
          >
            {messages.backToSaved}
          </Button>
        )
      }
    >
      {messages.restored(formatDate(restoredAt, 'minute'))}
    </Notice>
  );
}
