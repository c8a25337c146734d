import { useCallback, useEffect, useRef, useState } from 'react';

/** A lengthy action, such as writing a file: whether it is running, and its last result. */
export interface Action<Arguments extends readonly unknown[], Result> {
  readonly isRunning: boolean;
  /** Null before the first end, and while it runs again. */
  readonly result: Result | null;
  /** Starts it; does nothing while it is running. Resolves with its result, or null if it did not start. */
  readonly run: (...given: Arguments) => Promise<Result | null>;
}

/** Runs `work`, which must not reject, one at a time. A result that arrives after unmounting is only returned. */
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
