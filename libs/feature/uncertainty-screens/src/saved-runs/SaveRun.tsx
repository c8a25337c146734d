import { Button, Notice } from '@finance-analyst/components';
import type { ValuationModelDocument } from '@finance-analyst/documents';
import { useFigureFormat } from '@finance-analyst/figures';
import { simulationRunsOf, type Workspace } from '@finance-analyst/workspace';
import { useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import { rememberedRun, rememberRun } from '../simulation/rememberedRuns.js';
import type { ShownRun } from '../simulation/useSimulation.js';
import { runDocumentOf } from './runDocumentOf.js';
import { titleApart } from './titleApart.js';
import { useIsStored } from './useIsStored.js';

/** Saves the finished simulation on the screen. */
export function SaveRun({
  workspace,
  clock,
  createId,
  model,
  shown,
}: {
  readonly workspace: Workspace;
  readonly clock: () => Date;
  readonly createId: () => string;
  readonly model: ValuationModelDocument;
  /** Of this model. */
  readonly shown: ShownRun;
}): ReactElement | null {
  const { format, formatDate } = useFigureFormat();
  const [saving, setSaving] = useState<ShownRun | null>(null);
  const [remembered, setRemembered] = useState(() => rememberedRun(workspace, model.id));
  const isStored = useIsStored(workspace, remembered?.savedAs ?? null);
  const isSaved = isStored && remembered?.shown === shown;
  const [problem, setProblem] = useState<string | null>(null);
  const { summary } = shown;
  if (!summary) return null;
  const save = async (): Promise<void> => {
    setSaving(shown);
    setProblem(null);
    const runs = simulationRunsOf(workspace);
    const listed = await runs.list(model.id);
    const title = messages.runTitle(
      String(shown.run.seed),
      format(shown.run.paths, { kind: 'number', precision: 0 }),
      String(model.baseRevision),
      formatDate(clock().toISOString()),
    );
    const outcome = await runs.save(
      runDocumentOf({
        id: createId(),
        title: titleApart(title, new Set(listed.ok ? listed.value.map((row) => row.title) : [])),
        now: clock().toISOString(),
        model,
        shown,
        summary,
      }),
    );
    setSaving(null);
    if (outcome.ok) {
      const saved = { shown, savedAs: outcome.value.id };
      setRemembered(saved);
      rememberRun(workspace, model.id, saved);
    } else setProblem(outcome.reason);
  };
  return (
    <>
      <Button
        aria-disabled={isSaved}
        isBusy={saving === shown}
        busyLabel={messages.savingRun}
        onPress={() => {
          if (!isSaved) void save();
        }}
      >
        {isSaved ? messages.runSaved : messages.saveRun}
      </Button>
      {problem !== null && (
        <Notice tone="error" announce="assertive">
          {problem}
        </Notice>
      )}
    </>
  );
}
