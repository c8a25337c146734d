import { useFigureFormat } from '@finance-analyst/figures';
import type { EntriesRestore, LoadEntriesRestore } from '@finance-analyst/stored-entries';
import type { Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';
import { messages } from '../messages.js';
import type { Backup } from './Backup.js';
import { planRestore } from './planRestore.js';
import { readBackup } from './readBackup.js';
import { restoreDocuments, takeBackDocuments } from './restoreDocuments.js';
import type { RestoreStep } from './RestoreStep.js';

export interface RestorePreview {
  readonly backup: Backup;
  readonly steps: readonly RestoreStep[];
  readonly settings: EntriesRestore;
}

export type RestoreState =
  | { readonly kind: 'idle' | 'reading' | 'restoring' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'preview'; readonly preview: RestorePreview }
  | {
      readonly kind: 'done';
      readonly count: number;
      readonly problems: readonly string[];
      /** Settings that apply after a reload, in the words of their definitions. */
      readonly afterReload: readonly string[];
      /** False if a reload would discard a setting that could not be stored. */
      readonly mayReload: boolean;
      readonly undo: () => void;
    }
  | { readonly kind: 'undone'; readonly problems: readonly string[] };

export interface Restore {
  readonly state: RestoreState;
  choose(file: Pick<File, 'text' | 'size'>): void;
  cancel(): void;
  restore(preview: RestorePreview, withSettings: boolean): void;
}

/** Documents are restored even if the settings cannot be. */
const withoutSettings: EntriesRestore = {
  returning: [],
  faults: [messages.settingsNotLoaded],
  apply: () => ({ problems: [], afterReload: [], mayReload: true, undo: () => [] }),
};

/** Restores a backup after a preview, with an undo. */
export function useRestore(workspace: Workspace, loadEntriesRestore: LoadEntriesRestore): Restore {
  const { formatDate } = useFigureFormat();
  const [state, setState] = useState<RestoreState>({ kind: 'idle' });

  const choose = async (file: Pick<File, 'text' | 'size'>) => {
    setState({ kind: 'reading' });
    const read = await readBackup(file);
    if (!read.ok) {
      setState({ kind: 'failed', reason: read.reason });
      return;
    }
    const plan = await planRestore(workspace, read.backup, (moment) => formatDate(moment));
    if (!plan.ok) {
      setState({ kind: 'failed', reason: plan.reason });
      return;
    }
    const settings = await loadEntriesRestore(read.backup.settings).catch(() => withoutSettings);
    setState({ kind: 'preview', preview: { backup: read.backup, steps: plan.steps, settings } });
  };

  const restore = async ({ steps, settings }: RestorePreview, withSettings: boolean) => {
    setState({ kind: 'restoring' });
    const outcome = await restoreDocuments(workspace, steps);
    const applied = withSettings ? settings.apply() : null;
    const undo = async () => {
      setState({ kind: 'restoring' });
      const kept = await takeBackDocuments(workspace, outcome.restored);
      setState({ kind: 'undone', problems: [...kept, ...(applied?.undo() ?? [])] });
    };
    setState({
      kind: 'done',
      count: outcome.count,
      problems: [...outcome.problems, ...(applied?.problems ?? [])],
      afterReload: applied?.afterReload ?? [],
      mayReload: applied?.mayReload ?? true,
      undo: () => void undo(),
    });
  };

  return {
    state,
    choose: (file) => void choose(file),
    cancel: () => {
      setState({ kind: 'idle' });
    },
    restore: (preview, withSettings) => void restore(preview, withSettings),
  };
}
