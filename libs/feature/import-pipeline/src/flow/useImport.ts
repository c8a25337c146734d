import { takeBack } from '@finance-analyst/documents';
import { partNotLoaded } from '@finance-analyst/foundation';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImportDependencies } from '../ImportDependencies.js';
import { messages } from '../messages.js';
import { addedRows } from '../preview/addedRows.js';
import { applyImport } from '../plan/applyImport.js';
import { importMemoryEntry } from '../remembered/importMemoryEntry.js';
import { rememberedChoices } from '../remembered/rememberedChoices.js';
import { withImport } from '../remembered/withImport.js';
import { withoutUsualCurrency } from '../remembered/withoutUsualCurrency.js';
import type { ImportSource } from '../source/ImportSource.js';
import type { FileOptions } from '../worker/FileOptions.js';
import type { FileReading } from '../worker/FileReading.js';
import type { ImportWorkers } from '../worker/ImportWorkers.js';
import type { ImportProblem, ImportState, ImportStep, Running } from './ImportState.js';
import type { ImportTarget } from './ImportTarget.js';
import { currencyOfLines } from './currencyOfLines.js';
import { findCandidates } from './findCandidates.js';
import { isPlannedFor } from './isPlannedFor.js';
import { openBody } from './openBody.js';

export interface ImportFlow {
  readonly state: ImportState;
  readonly chooseSource: (source: ImportSource | null) => void;
  readonly chooseTarget: (target: ImportTarget) => void;
  readonly choose: (choices: Partial<ImportState['choices']>) => void;
  /** Reads the file anew, as a person wants it to be read. */
  readonly read: (options: FileOptions) => Promise<void>;
  /** Plans the import and shows a step with it. */
  readonly plan: (step: ImportStep) => Promise<void>;
  /** Plans the import again with what was held before the file begins. */
  readonly open: (openings: ImportState['choices']['openings']) => Promise<void>;
  readonly goTo: (step: ImportStep) => void;
  readonly commit: () => Promise<void>;
  readonly takeBack: () => Promise<void>;
  /** Moves the portfolio that an import made, and that is empty again, to Trash. */
  readonly deleteEmptied: () => Promise<void>;
  readonly recoverEmptied: () => Promise<void>;
  /** Stops reading or planning. */
  readonly cancel: () => void;
  readonly restart: () => void;
}

const noImportChoices: ImportState['choices'] = {
  accounts: {},
  accountNames: {},
  instruments: {},
  prices: {},
  openings: {},
};

const initial = (target: ImportTarget | null): ImportState => ({
  step: 'choose',
  source: null,
  target,
  options: {},
  reading: null,
  usualCurrency: null,
  choices: noImportChoices,
  planned: null,
  running: null,
  problem: null,
  finished: null,
  madeTitle: '',
});

/** A new portfolio that was not named has the name of the layout. */
const titledBy = ({ layout, layouts }: FileReading, target: ImportTarget): ImportTarget =>
  target.kind === 'new' &&
  (target.title === messages.defaultName || layouts.some(({ name }) => name === target.title))
    ? { ...target, title: layout?.name ?? messages.defaultName }
    : target;

/** The state of an import, from its file to its portfolio. Leaving it stops what runs, except a save. */
export function useImport({
  workspace,
  clock,
  createId,
  entries,
  loadImportWorkers,
  findInstruments,
  editPortfolio,
  createPortfolio,
  onDone,
}: ImportDependencies): ImportFlow {
  const [state, setState] = useState(() => initial(null));
  const current = useRef<AbortController | null>(null);
  /** The portfolio that this import made. */
  const made = useRef<string | null>(null);
  useEffect(
    () => () => {
      current.current?.abort();
    },
    [],
  );
  const change = (changes: Partial<ImportState>): void => {
    setState((before) => ({ ...before, ...changes }));
  };
  const chooseTarget = useCallback((target: ImportTarget): void => {
    // What runs is for the portfolio chosen before.
    current.current?.abort();
    setState((before) => {
      const { options, usualCurrency } = before;
      return {
        ...before,
        target,
        options: options.mapping
          ? { ...options, mapping: withoutUsualCurrency(options.mapping, usualCurrency) }
          : options,
        planned: null,
        choices: noImportChoices,
        running: null,
        problem: null,
      };
    });
  }, []);
  const fail = (kind: ImportProblem['kind'], reason: string | null): void => {
    change({ running: null, problem: { kind, reason } });
  };

  /** Shows at once what begins, so that it is not begun twice, and stops what ran before. */
  const begin = (what: Running['what'], options?: FileOptions): AbortController => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    change({ running: { what, fraction: null, ...(options ? { options } : {}) }, problem: null });
    return controller;
  };

  /** Runs a task of the worker with the bytes of the file; null if it was canceled, or failed and that is shown. */
  const run = async <Value>(
    kind: ImportProblem['kind'],
    source: ImportSource,
    controller: AbortController,
    task: (
      workers: ImportWorkers,
      bytes: Uint8Array<ArrayBuffer>,
      options: Parameters<ImportWorkers['run']>[1],
    ) => Promise<{ ok: true; value: Value } | { ok: false; code: string; reason: string }>,
  ): Promise<Value | null> => {
    const isCurrent = (): boolean => !controller.signal.aborted;
    if (!isCurrent()) return null;
    const [workers, bytes] = await Promise.all([
      loadImportWorkers().catch(() => null),
      source.read().catch(() => null),
    ]);
    if (!isCurrent()) return null;
    if (!workers || !bytes) {
      fail(kind, workers ? messages.fileGone : partNotLoaded);
      return null;
    }
    if (bytes.length === 0) {
      fail('empty', null);
      return null;
    }
    const outcome = await task(workers, bytes, {
      signal: controller.signal,
      transfer: [bytes.buffer],
      onProgress: (fraction) => {
        if (isCurrent())
          setState((before) => ({ ...before, running: before.running && { ...before.running, fraction } }));
      },
    });
    if (!isCurrent()) return null;
    if (outcome.ok) return outcome.value;
    if (outcome.code === 'cancelled') change({ running: null });
    else fail(kind, outcome.reason);
    return null;
  };

  const read = async (options: FileOptions): Promise<void> => {
    const { source, target } = state;
    if (!source) return;
    const reader = begin('reading', options);
    const remembered = entries.open(importMemoryEntry).read().mappings;
    const opened = target && (await openBody(workspace, target, null));
    const currency =
      target?.kind === 'new' ? target.currency || null : opened?.ok ? currencyOfLines(opened.value) : null;
    const { mapping: own } = options;
    // In a later step, a person can clear the currency to enter another.
    const asked =
      own && state.step === 'choose'
        ? { ...options, mapping: { ...own, currency: own.currency ?? currency } }
        : options;
    const reading = await run('unread', source, reader, (workers, bytes, how) =>
      workers.run({ name: 'read', input: { bytes, options: asked, remembered, currency } }, how),
    );
    if (!reading) return;
    if (reading.linesRead === 0) {
      fail('empty', null);
      return;
    }
    const { mapping } = reading;
    change({
      ...(target ? { target: titledBy(reading, target) } : {}),
      step: 'detected',
      running: null,
      reading,
      usualCurrency: currency,
      options: mapping ? { ...options, mapping } : options,
      planned: null,
    });
  };

  const plan = async (step: ImportStep, changes: Partial<ImportState['choices']> = {}): Promise<void> => {
    const { source, target, reading, options, planned } = state;
    if (!source || !target || !reading) return;
    const planner = begin('planning');
    const opened = await openBody(workspace, target, reading.currency);
    if (planner.signal.aborted) return;
    if (!opened.ok) {
      fail('notPlanned', opened.reason);
      return;
    }
    const body = opened.value;
    const portfolioId = target.kind === 'existing' ? target.id : null;
    const remembered = rememberedChoices(entries.open(importMemoryEntry).read(), portfolioId, reading);
    const choices = planned
      ? { ...state.choices, ...changes }
      : {
          ...state.choices,
          accounts: { ...remembered.accounts, ...state.choices.accounts },
          instruments: { ...remembered.instruments, ...state.choices.instruments },
        };
    const candidates =
      planned?.candidates ??
      (await findCandidates(reading.instruments, body.instruments, findInstruments, planner.signal));
    const matches = Object.values(candidates.byKey).flat();
    const output = await run('notPlanned', source, planner, (workers, bytes, how) =>
      workers.run(
        {
          name: 'plan',
          input: { bytes, options, body, fileName: source.name, choices: { ...choices, matches } },
        },
        how,
      ),
    );
    if (output) change({ step, running: null, choices, planned: { ...output, body, choices, candidates } });
  };

  const commit = async (): Promise<void> => {
    const { source, reading, planned } = state;
    let into = state.target;
    if (!source || !into || !reading || !planned || state.running) return;
    change({ running: { what: 'saving', fraction: null }, problem: null });
    if (into.kind === 'new') {
      const created = await createPortfolio(into.title.trim(), planned.body.currency);
      if (!created.ok) {
        fail('notSaved', created.reason);
        return;
      }
      // A second attempt goes to the same portfolio.
      into = { kind: 'existing', id: created.value };
      change({ target: into, madeTitle: state.target?.kind === 'new' ? state.target.title.trim() : '' });
      made.current = created.value;
    }
    const batch = {
      id: createId(),
      importedAt: clock().toISOString(),
      fileName: source.name,
      layout: reading.layout?.name ?? null,
    };
    const found = { isChanged: false };
    const saved = await editPortfolio(
      into.id,
      (body) => {
        found.isChanged = !isPlannedFor(planned.body, body);
        return found.isChanged ? body : applyImport(body, planned.plan, batch);
      },
      messages.editName(source.name),
    );
    if (found.isChanged) {
      fail('changed', null);
      return;
    }
    if (!saved.ok) {
      fail('notSaved', saved.reason);
      return;
    }
    const memory = entries.open(importMemoryEntry);
    const mapping = reading.mapping && withoutUsualCurrency(reading.mapping, state.usualCurrency);
    memory.write(withImport(memory.read(), into.id, { ...reading, mapping }, planned.plan));
    const rows = addedRows(planned.plan);
    change({
      step: 'done',
      running: null,
      finished: { portfolioId: into.id, batchId: batch.id, rows, isTakenBack: false, emptied: null },
    });
    onDone?.(into.id);
  };

  const takeImportBack = async (): Promise<void> => {
    const { source, finished } = state;
    if (!source || !finished || state.running) return;
    change({ running: { what: 'takingBack', fraction: null }, problem: null });
    const left = { isEmpty: false };
    const saved = await editPortfolio(
      finished.portfolioId,
      (body) => {
        const before = takeBack(body, finished.batchId);
        left.isEmpty = before.rows.length + before.accounts.length + before.targets.length === 0;
        return before;
      },
      messages.takeBackName(source.name),
    );
    const emptied = left.isEmpty && made.current === finished.portfolioId ? 'kept' : null;
    if (saved.ok) change({ running: null, finished: { ...finished, isTakenBack: true, emptied } });
    else fail('notTakenBack', saved.reason);
  };

  const putEmptied = async (emptied: 'kept' | 'deleted'): Promise<void> => {
    const { finished } = state;
    if (!finished || state.running) return;
    change({ running: { what: 'deleting', fraction: null }, problem: null });
    const outcome = await (emptied === 'deleted'
      ? workspace.remove(finished.portfolioId)
      : workspace.recover(finished.portfolioId));
    if (outcome.ok) change({ running: null, finished: { ...finished, emptied } });
    else fail('notDeleted', outcome.reason);
  };

  return {
    state,
    deleteEmptied: () => putEmptied('deleted'),
    recoverEmptied: () => putEmptied('kept'),
    chooseSource: (source) => {
      current.current?.abort();
      change({
        source,
        options: {},
        reading: null,
        planned: null,
        running: null,
        problem: null,
        choices: noImportChoices,
      });
    },
    chooseTarget,
    choose: (choices) => {
      // What runs is a plan with the choices made before.
      current.current?.abort();
      setState((before) => ({ ...before, running: null, choices: { ...before.choices, ...choices } }));
    },
    read,
    plan,
    open: (openings) => plan('preview', { openings }),
    goTo: (step) => {
      current.current?.abort();
      setState((before) => ({
        ...before,
        step,
        // A change that the file was being read with is not lost.
        options: before.running?.options ?? before.options,
        running: null,
        problem: null,
      }));
    },
    commit,
    takeBack: takeImportBack,
    cancel: () => {
      current.current?.abort();
      change({ running: null });
    },
    restart: () => {
      setState(({ target: last, finished }) =>
        initial(
          finished
            ? finished.emptied === 'deleted'
              ? null
              : { kind: 'existing', id: finished.portfolioId }
            : last,
        ),
      );
    },
  };
}
