import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it before mounting. React Aria does that too, but when no press closes the
 * dialog, as at the end of a save, it does so before the page behind is focusable again.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Runs after the effects that make the page behind inert.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
