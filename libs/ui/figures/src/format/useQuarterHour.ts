import { useCallback, useSyncExternalStore } from 'react';

const quarterHourMs = 15 * 60_000;

/**
 * The start of the current quarter hour; re-renders when the next one begins. In every time zone midnight is on a
 * quarter hour, so its day is always the current one.
 */
export function useQuarterHour(clock: () => Date): Date {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: number;
      const wait = (): void => {
        timer = window.setTimeout(
          () => {
            onChange();
            wait();
          },
          quarterHourMs - (clock().getTime() % quarterHourMs),
        );
      };
      wait();
      // A hidden or sleeping page is shown again before its timers run.
      document.addEventListener('visibilitychange', onChange);
      return () => {
        window.clearTimeout(timer);
        document.removeEventListener('visibilitychange', onChange);
      };
    },
    [clock],
  );
  const count = useSyncExternalStore(subscribe, () => Math.floor(clock().getTime() / quarterHourMs));
  return new Date(count * quarterHourMs);
}
