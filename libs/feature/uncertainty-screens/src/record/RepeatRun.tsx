import { Button, useReturnedFocus } from '@finance-analyst/components';
import { useRef, useState, type ReactElement } from 'react';
import type { InputsPanelProps } from '../inputs/InputsPanel.js';
import { messages } from '../messages.js';
import { repeatRun } from '../repetition/repeatRun.js';
import { SaidNotice, type Said } from '../repetition/SaidNotice.js';
import type { useSimulation } from '../simulation/useSimulation.js';
import { templateOf } from '../simulation/runOf.js';
import { readRecord } from './runRecord.js';

/** Repeats a run from its file, and says whether every figure is the same. */
export function RepeatRun({
  valuation,
  simulation,
  settings,
  onSettings,
}: Pick<InputsPanelProps, 'valuation' | 'settings' | 'onSettings'> & {
  readonly simulation: ReturnType<typeof useSimulation>;
}): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onSaidPressed = useReturnedFocus(() => button.current);
  const [said, setSaid] = useState<Said | null>(null);
  const repeat = async (file: File): Promise<void> => {
    setSaid(null);
    const text = await file.text().catch(() => null);
    if (text === null) {
      setSaid({ tone: 'error', text: messages.fileNotRead(file.name) });
      return;
    }
    const record = readRecord(text);
    if (!record.ok) {
      setSaid({ tone: 'error', text: record.reason });
      return;
    }
    const { run, options, result, settings: stored } = record.value;
    if (run.template !== templateOf(valuation.body)) {
      setSaid({ tone: 'error', text: messages.otherTemplate });
      return;
    }
    const { summary, restore, applied } = await repeatRun({
      model: valuation.model,
      asked: { run, options, repeated: file.name },
      stored,
      simulation,
      settings,
      onSettings,
    });
    if (!summary) return;
    const isSame = summary.checksum === result.checksum;
    const outcome = isSame
      ? messages.repeated
      : messages.repeatedOtherwise(result.checksum, summary.checksum);
    setSaid({
      tone: isSame ? 'success' : 'warning',
      text: restore ? `${outcome} ${messages.settingsOfRepetition}` : outcome,
      undo: restore,
      undoLabel: messages.restoreSettings,
      applied,
    });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={messages.repeatRun}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void repeat(file);
          currentTarget.value = '';
        }}
      />
      <Button
        ref={button}
        variant="link"
        aria-disabled={simulation.state.isRunning}
        onPress={() => {
          if (!simulation.state.isRunning) input.current?.click();
        }}
      >
        {messages.repeatRun}
      </Button>
      {said && (
        <SaidNotice
          said={said}
          settings={settings}
          onPressed={onSaidPressed}
          onDismiss={() => {
            setSaid(null);
          }}
        />
      )}
    </>
  );
}
