import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RiskClient, RiskQuestion, RiskQuestionInput, RiskReply } from './createRiskClient.js';

export interface RiskAnswering<Name extends RiskQuestion> {
  /** The last answer; that of before while a new one is computed. */
  readonly answer: RiskReply<Name> | null;
  /** The answer is to what is asked now. */
  readonly isCurrent: boolean;
  readonly problem: string | null;
  readonly isPending: boolean;
  /** From 0 to 1. */
  readonly progress: number | null;
  readonly isCanceled: boolean;
  readonly cancel: () => void;
  readonly retry: () => void;
}

/** Asks the worker about an analysis, again when the question changes. */
export function useRiskAnswer<Name extends RiskQuestion>(
  client: RiskClient,
  name: Name,
  version: number,
  question: RiskQuestionInput<Name>,
  isWanted = true,
): RiskAnswering<Name> {
  // A large question is memoized by who asks.
  const asked = useMemo(() => JSON.stringify([version, question]), [version, question]);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{
    readonly of: string | null;
    readonly answer: RiskReply<Name> | null;
    readonly problem: string | null;
  }>({ of: null, answer: null, problem: null });
  const [progress, setProgress] = useState<number | null>(null);
  const [canceled, setCanceled] = useState<string | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const [of, given] = JSON.parse(asked) as [number, RiskQuestionInput<Name>];
    setRunning(controller);
    setProgress(null);
    void client.ask(name, of, given, { signal, onProgress: setProgress }).then((outcome) => {
      if (signal.aborted) return;
      setState(({ answer }) =>
        outcome.ok
          ? { of: asked, answer: outcome.value ?? answer, problem: null }
          : { of: asked, answer: null, problem: outcome.reason },
      );
    });
    return () => {
      controller.abort();
    };
  }, [client, name, asked, attempt, isWanted]);
  const cancel = useCallback(() => {
    running?.abort();
    setCanceled(asked);
  }, [running, asked]);
  const retry = useCallback(() => {
    setCanceled(null);
    setAttempt((last) => last + 1);
  }, []);
  const isCurrent = state.of === asked;
  return {
    answer: state.answer,
    isCurrent,
    problem: isCurrent ? state.problem : null,
    isPending: isWanted && !isCurrent && canceled !== asked,
    progress,
    isCanceled: !isCurrent && canceled === asked,
    cancel,
    retry,
  };
}
