import { Button, Chip, IconButton, Menu } from '@finance-analyst/components';
import { messages } from './messages.js';
import type { ToolEditing } from './useToolEntries.js';
import workbench from '../workbench/Workbench.module.css';

/** The title and the actions on the valuation as a whole. */
export function ToolHeader({
  subtitle,
  editing,
  isSample,
  said,
  onCopy,
  onStartOver,
  onContinue,
}: {
  readonly subtitle: string;
  readonly editing: Pick<ToolEditing, 'next' | 'undo' | 'redo'>;
  readonly isSample: boolean;
  /** The result of the last action, such as a copy. */
  readonly said: string;
  readonly onCopy: () => void;
  readonly onStartOver: () => void;
  readonly onContinue: () => void;
}) {
  const { next, undo, redo } = editing;
  return (
    <header className={workbench['header']}>
      <div>
        <h1 tabIndex={-1}>{messages.title}</h1>
      </div>
      <div className={workbench['actions']}>
        <div className={workbench['said']}>
          {isSample && <Chip tone="sample">{messages.sampleData}</Chip>}
        </div>
        <Button
          icon="undo"
          aria-label={messages.undo(next.undo)}
          aria-disabled={next.undo === null}
          onPress={undo}
        >
          <span className={workbench['word']}>{messages.undo(null)}</span>
        </Button>
        <Button
          icon="redo"
          aria-label={messages.redo(next.redo)}
          aria-disabled={next.redo === null}
          onPress={redo}
        >
          <span className={workbench['word']}>{messages.redo(null)}</span>
        </Button>
        <Button icon="copy" aria-label={messages.copyTable} onPress={onCopy}>
          <span className={workbench['word']}>{messages.copyTable}</span>
        </Button>
        <Menu
          label={messages.actions}
          trigger={<IconButton icon="more" label={messages.moreActions} />}
          items={[
            { id: 'print', label: messages.print },
            { kind: 'separator', id: 'before-clear' },
            { id: 'clear', label: messages.startOver },
          ]}
          onAction={(id) => {
            if (id === 'print') window.print();
            if (id === 'clear') onStartOver();
          }}
        />
        <Button variant="primary" onPress={onContinue}>
          {messages.toWorkbench}
        </Button>
      </div>
      <div className={workbench['states']}>
        <p className={workbench['state']}>{subtitle}</p>
        <p className={workbench['state']} role="status">
          {said}
        </p>
      </div>
    </header>
  );
}
