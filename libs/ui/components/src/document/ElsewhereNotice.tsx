import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { Button } from '../button/Button.js';
import { Notice } from '../mark/Notice.js';
import { documentMessages } from './documentMessages.js';
import { nounMessages } from './nounMessages.js';

export interface ElsewhereNoticeProps {
  /** The noun for the document: `model`. */
  readonly noun: string;
  /** Takes the focus when the button disappears because the document is now edited here. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The other tab is handing it over. */
  readonly isTaking: boolean;
  readonly onEditHere: () => void;
}

/** Says that a document is edited in another tab, and offers to edit it here. */
export function ElsewhereNotice({ noun, heading, isTaking, onEditHere }: ElsewhereNoticeProps): ReactElement {
  const ofNoun = nounMessages(noun);
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
      title={ofNoun.openElsewhere}
      announce="polite"
      action={
        <Button
          variant="primary"
          size="compact"
          isBusy={isTaking}
          busyLabel={documentMessages.takingOver}
          onPress={() => {
            isPressed.current = true;
            onEditHere();
          }}
        >
          {documentMessages.editHere}
        </Button>
      }
    >
      {documentMessages.followsElsewhere}
    </Notice>
  );
}
