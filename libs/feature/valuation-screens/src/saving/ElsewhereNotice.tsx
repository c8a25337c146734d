import { Button, Notice } from '@finance-analyst/components';
import { messages } from './messages.js';

/** Says that the model is edited in another tab, which this one follows, with the way to edit it here. */
export function ElsewhereNotice({ onEditHere }: { readonly onEditHere: () => void }) {
  return (
    <Notice
      tone="note"
      title={messages.openElsewhere}
      announce="polite"
      action={
        <Button variant="primary" size="compact" onPress={onEditHere}>
          {messages.editHere}
        </Button>
      }
    >
      {messages.followsElsewhere}
    </Notice>
  );
}
