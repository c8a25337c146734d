import type { SimulationRun, SimulationSummary, SummaryOptions } from '@finance-analyst/uncertainty';
import type { CompiledModel } from '@finance-analyst/model-engine';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { AnalysisSettings } from '../inputs/AnalysisSettings.js';
import { simulate, type SimulationStage } from './simulate.js';
import type { SimulationWorkers } from './SimulationWorkers.js';

/** A run that is asked for. */
export interface AskedRun {
  readonly run: SimulationRun;
  readonly options: SummaryOptions;
  /** The entries of the screen that make the run. */
  readonly settings: AnalysisSettings;
  /** What was repeated, by name; null for a run of the settings on the screen. */
  readonly repeated: string | null;
}

/** A run with the result that it has so far. */
export interface ShownRun extends AskedRun {
  /** Of ever more paths; the last is the newest. */
  readonly stages: readonly SimulationStage[];
  /** The result of all paths; null while some are missing. */
  readonly summary: SimulationSummary | null;
}

export interface SimulationProblem {
  readonly kind: 'canceled' | 'refused' | 'failed';
  readonly reason: string | null;
}

export interface SimulationState {
  readonly isRunning: boolean;
  /** Paths computed of the run that is under way, or of the last one. */
  readonly done: number;
  /** All paths of that run. */
  readonly paths: number;
  readonly shown: ShownRun | null;
  /** A run is under way and has no figures yet: those shown are of the run before. */
  readonly isEarlier: boolean;
  readonly problem: SimulationProblem | null;
}

const idle: SimulationState = {
  isRunning: false,
  done: 0,
  paths: 0,
  shown: null,
  isEarlier: false,
  problem: null,
};

/** Where the last finished run outlives the screen. */
export interface RunMemory {
  readonly read: () => ShownRun | null;
  readonly write: (finished: ShownRun) => void;
}

function stateOf(shown: ShownRun | null): SimulationState {
  if (!shown) return idle;
  const { paths } = shown.run;
  return { ...idle, done: paths, paths, shown };
}

/** Runs simulations of a model, one at a time, and begins with the last finished one; leaving the screen cancels them. */
export function useSimulation(loadWorkers: () => Promise<SimulationWorkers>, memory: RunMemory) {
  const [state, setState] = useState(() => stateOf(memory.read()));
  const current = useRef<AbortController | null>(null);
  const last = useRef<readonly [CompiledModel, AskedRun] | null>(null);
  useEffect(
    () => () => {
      current.current?.abort();
    },
    [],
  );

  const start = useCallback(
    async (model: CompiledModel, asked: AskedRun): Promise<SimulationSummary | null> => {
      const { run, options } = asked;
      last.current = [model, asked];
      current.current?.abort();
      const controller = new AbortController();
      current.current = controller;
      const update = (change: (before: SimulationState) => SimulationState): void => {
        if (current.current === controller) setState(change);
      };
      // The last result stays until the new one has something to show.
      update(({ shown }) => ({
        isRunning: true,
        done: 0,
        paths: run.paths,
        shown,
        isEarlier: shown !== null,
        problem: null,
      }));
      const fail = (problem: SimulationProblem): void => {
        update((before) => ({ ...before, isRunning: false, isEarlier: false, problem }));
      };
      let stages: readonly SimulationStage[] = [];
      let toldPercent = 0;
      const workers = await Promise.race([loadWorkers().catch(() => null), untilAborted(controller.signal)]);
      if (!workers || controller.signal.aborted) {
        fail({ kind: controller.signal.aborted ? 'canceled' : 'failed', reason: null });
        return null;
      }
      const end = await simulate(workers, { model, run }, options, {
        signal: controller.signal,
        onProgress: (done) => {
          const percent = Math.floor((done / run.paths) * 100);
          if (percent === toldPercent) return;
          toldPercent = percent;
          update((before) => ({ ...before, done }));
        },
        onStage: (stage) => {
          stages = [...stages, stage];
          // Charts are drawn in between; the page goes on answering.
          startTransition(() => {
            update((before) => ({
              ...before,
              isEarlier: false,
              shown: { ...asked, stages, summary: null },
            }));
          });
        },
      });
      if (end.kind === 'done') {
        const finished: ShownRun = { ...asked, stages, summary: end.summary };
        memory.write(finished);
        startTransition(() => {
          update(() => stateOf(finished));
        });
      } else fail({ kind: end.kind, reason: end.kind === 'canceled' ? null : end.reason });
      return end.kind === 'done' ? end.summary : null;
    },
    [loadWorkers, memory],
  );
  const cancel = useCallback(() => {
    current.current?.abort();
  }, []);
  /** Repeats the last run that was asked for, with the same model. */
  const retry = useCallback(() => {
    if (last.current) void start(...last.current);
  }, [start]);
  return { state, start, cancel, retry };
}

const untilAborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    signal.addEventListener(
      'abort',
      () => {
        resolve(null);
      },
      { once: true },
    );
  });
