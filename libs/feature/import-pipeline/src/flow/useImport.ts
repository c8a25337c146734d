import { useCallback, useRef, useState } from 'react';
import type { ImportDependencies } from '../ImportDependencies.js';
import { messages } from '../messages.js';
import { addedRows } from '../preview/addedRows.js';
import { applyImport } from '../plan/applyImport.js';
import { importMemoryEntry } from '../remembered/importMemoryEntry.js';
import { withImport } from '../remembered/withImport.js';
import { withoutUsualCurrency } from '../remembered/withoutUsualCurrency.js';
import type { ImportSource } from '../source/ImportSource.js';
import type { FileOptions } from '../worker/FileOptions.js';
import type { FileReading } from '../worker/FileReading.js';
import type { ImportState, ImportStep } from './ImportState.js';
import type { ImportTarget } from './ImportTarget.js';
import { currencyOfLines } from './currencyOfLines.js';
import { isPlannedFor } from './isPlannedFor.js';
import { openBody } from './openBody.js';
import { planSource } from './planSource.js';
import { putEmptied } from './putEmptied.js';
import { takeBackImport } from './takeBackImport.js';
import { useImportRun } from './useImportRun.js';

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

/** A new portfolio without a name of its own has that of the layout. */
function titledBy({ layout }: FileReading, target: ImportTarget): ImportTarget {
  if (target.kind !== 'new' || !['', target.givenTitle].includes(target.title.trim())) return target;
  const title = layout?.name ?? messages.defaultName;
  return { ...target, title, givenTitle: title };
}

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
  const running = useImportRun(loadImportWorkers, setState);
  const { change, begin, run, fail, stop } = running;
  /** The portfolio that this import made. */
  const made = useRef<string | null>(null);
  const chooseTarget = useCallback(
    (target: ImportTarget): void => {
      // What runs is for the portfolio chosen before.
      stop();
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
    },
    [stop],
  );

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
    const planned = await planSource(state, changes, { workspace, entries, findInstruments }, running);
    if (planned) change({ step, running: null, choices: planned.choices, planned });
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

  return {
    state,
    chooseSource: (source) => {
      stop();
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
      stop();
      setState((before) => ({ ...before, running: null, choices: { ...before.choices, ...choices } }));
    },
    read,
    plan,
    open: (openings) => plan('preview', { openings }),
    goTo: (step) => {
      stop();
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
    takeBack: () => takeBackImport(state, made.current, editPortfolio, running),
    deleteEmptied: () => putEmptied(state, 'deleted', workspace, running),
    recoverEmptied: () => putEmptied(state, 'kept', workspace, running),
    cancel: () => {
      stop();
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
