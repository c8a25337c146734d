import { useEffect, useState } from 'react';

/** The value once unchanged for the pause; an empty text settles immediately. */
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
