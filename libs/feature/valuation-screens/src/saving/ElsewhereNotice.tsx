import { Button, Notice } from '@finance-analyst/components';
import { useEffect, useRef, type RefObject } from 'react';
import { messages } from './messages.js';

/** Says that the model is edited in another tab, which this one follows, with the way to edit it here. */
export function ElsewhereNotice({
  heading,
  isTaking,
  onEditHere,
}: {
  /** Takes the focus that the pressed button had, which is gone once the model is edited here. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The other tab is handing it over. */
  readonly isTaking: boolean;
  readonly onEditHere: () => void;
}) {
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      if (isPressed.current && document.activeElement === document.body) heading.current?.focus();
    },
    [heading],
  );
  return (
    <Notice
      tone="note"
      title={messages.openElsewhere}
      announce="polite"
      action={
        <Button
          variant="primary"
          size="compact"
          isBusy={isTaking}
          busyLabel={messages.takingOver}
          onPress={() => {
            isPressed.current = true;
            onEditHere();
          }}
        >
          {messages.editHere}
        </Button>
      }
    >
      {messages.followsElsewhere}
    </Notice>
  );
}
