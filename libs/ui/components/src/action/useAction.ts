import { useCallback, useEffect, useRef, useState } from 'react';

/** Something that takes a while, such as writing a file: whether it is under way, and how it ended last. */
export interface Action<Arguments extends readonly unknown[], Result> {
  readonly isRunning: boolean;
  /** Null before the first end, and while it runs again. */
  readonly result: Result | null;
  /** Starts it; does nothing while it is under way. Resolves with its result, or null where it did not start. */
  readonly run: (...given: Arguments) => Promise<Result | null>;
}

/** Runs `work`, which never rejects, one time at a time. What ends after the component is gone is only returned. */
export function useAction<Arguments extends readonly unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
): Action<Arguments, Result> {
  const [state, setState] = useState<{ readonly isRunning: boolean; readonly result: Result | null }>({
    isRunning: false,
    result: null,
  });
  const isRunning = useRef(false);
  const current = useRef(work);
  useEffect(() => {
    current.current = work;
  });
  const run = useCallback(async (...given: Arguments): Promise<Result | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setState({ isRunning: true, result: null });
    const result = await current.current(...given);
    isRunning.current = false;
    setState({ isRunning: false, result });
    return result;
  }, []);
  return { ...state, run };
}
