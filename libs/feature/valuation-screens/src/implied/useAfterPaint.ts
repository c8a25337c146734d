import { startTransition, useEffect, useState } from 'react';

/** A value that changes after what else changed with it is painted, so that what is costly to compute of it delays nothing. */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(() => value);
  useEffect(() => {
    startTransition(() => {
      setShown(() => value);
    });
  }, [value]);
  return shown;
}
