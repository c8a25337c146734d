import { Button, Notice } from '@finance-analyst/components';
import { useRef, useState, type ReactElement } from 'react';
import { messages } from '../messages.js';
import type { useSimulation } from '../simulation/useSimulation.js';
import type { Valuation } from '@finance-analyst/valuation';
import { templateOf } from '../simulation/runOf.js';
import { readRecord } from './runRecord.js';

interface Said {
  readonly tone: 'success' | 'error' | 'warning';
  readonly text: string;
}

/** Repeats a run from its file, and says whether every figure is the same. */
export function RepeatRun({
  valuation,
  simulation,
}: {
  readonly valuation: Valuation;
  readonly simulation: ReturnType<typeof useSimulation>;
}): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const repeat = async (file: File): Promise<void> => {
    setSaid(null);
    const record = readRecord(await file.text());
    if (!record.ok) {
      setSaid({ tone: 'error', text: record.reason });
      return;
    }
    const { run, options, result } = record.value;
    if (run.template !== templateOf(valuation.body)) {
      setSaid({ tone: 'error', text: messages.otherTemplate });
      return;
    }
    const summary = await simulation.start(valuation.model, run, options, file.name);
    if (!summary) return;
    setSaid(
      summary.checksum === result.checksum
        ? { tone: 'success', text: messages.repeated }
        : { tone: 'warning', text: messages.repeatedOtherwise(result.checksum, summary.checksum) },
    );
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
        variant="link"
        aria-disabled={simulation.state.isRunning}
        onPress={() => {
          if (!simulation.state.isRunning) input.current?.click();
        }}
      >
        {messages.repeatRun}
      </Button>
      {said && (
        <Notice
          tone={said.tone}
          announce="polite"
          onDismiss={() => {
            setSaid(null);
          }}
        >
          {said.text}
        </Notice>
      )}
    </>
  );
}
