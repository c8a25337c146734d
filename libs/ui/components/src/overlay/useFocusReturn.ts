import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before this was drawn. React Aria does that too, but where the closing follows no
 * press, as at the end of a save, before it lets go of the page behind, which takes no focus until then.
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the effects of whoever holds the page behind.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
