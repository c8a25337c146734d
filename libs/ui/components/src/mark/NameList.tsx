import { useState, type ReactElement } from 'react';
import { Button } from '../button/Button.js';

export interface NameListProps {
  readonly names: readonly string[];
  /** How many are shown before the rest is folded. */
  readonly most?: number;
}

/** Names in a sentence, “A, B, C and 35 more”, where a button shows the rest. A single one more is not folded. */
export function NameList({ names, most = 3 }: NameListProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const more = names.length - most;
  if (isOpen || more <= 1) return <>{names.join(', ')}</>;
  return (
    <>
      {names.slice(0, most).join(', ')}{' '}
      <Button
        variant="link"
        onPress={() => {
          setIsOpen(true);
        }}
      >
        and {more} more
      </Button>
    </>
  );
}
