import type { Workspace } from '@finance-analyst/workspace';
import { useState } from 'react';
import type { Backup } from './Backup.js';
import {
  applySettings,
  type BackupSettings,
  backupSettings,
  currentSettings,
  settingsDiffer,
  type SettingsDependencies,
} from './backupSettings.js';
import { planRestore } from './planRestore.js';
import { readBackup } from './readBackup.js';
import { restoreDocuments, takeBackDocuments } from './restoreDocuments.js';
import type { RestoreStep } from './RestoreStep.js';

export interface RestorePreview {
  readonly backup: Backup;
  readonly steps: readonly RestoreStep[];
  /** Null if the device already has the backup's settings. */
  readonly settings: BackupSettings | null;
}

export type RestoreState =
  | { readonly kind: 'idle' | 'reading' | 'restoring' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'preview'; readonly preview: RestorePreview }
  | {
      readonly kind: 'done';
      readonly count: number;
      readonly problems: readonly string[];
      readonly undo: () => void;
    }
  | { readonly kind: 'undone'; readonly problems: readonly string[] };

export interface Restore {
  readonly state: RestoreState;
  choose(file: Pick<File, 'text' | 'size'>): void;
  cancel(): void;
  restore(preview: RestorePreview, withSettings: boolean): void;
}

/** Restores a backup after a preview, with an undo. */
export function useRestore(workspace: Workspace, dependencies: SettingsDependencies): Restore {
  const [state, setState] = useState<RestoreState>({ kind: 'idle' });

  const choose = async (file: Pick<File, 'text' | 'size'>) => {
    setState({ kind: 'reading' });
    const read = await readBackup(file);
    if (!read.ok) {
      setState({ kind: 'failed', reason: read.reason });
      return;
    }
    const plan = await planRestore(workspace, read.backup);
    if (!plan.ok) {
      setState({ kind: 'failed', reason: plan.reason });
      return;
    }
    const settings = backupSettings(read.backup);
    setState({
      kind: 'preview',
      preview: {
        backup: read.backup,
        steps: plan.steps,
        settings: settingsDiffer(settings, dependencies) ? settings : null,
      },
    });
  };

  const restore = async ({ steps, settings }: RestorePreview, withSettings: boolean) => {
    setState({ kind: 'restoring' });
    const outcome = await restoreDocuments(workspace, steps);
    const before = settings && withSettings ? currentSettings(dependencies) : null;
    const problems = settings && withSettings ? applySettings(settings, dependencies) : [];
    const undo = async () => {
      setState({ kind: 'restoring' });
      const kept = await takeBackDocuments(workspace, outcome.restored);
      const unset = before ? applySettings(before, dependencies) : [];
      setState({ kind: 'undone', problems: [...kept, ...unset] });
    };
    setState({
      kind: 'done',
      count: outcome.count,
      problems: [...outcome.problems, ...problems],
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
