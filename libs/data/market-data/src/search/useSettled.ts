import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for the pause; an empty text settles at once. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value, pauseMs]);
  return value === '' ? value : settled;
}
