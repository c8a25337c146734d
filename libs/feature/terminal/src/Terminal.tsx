import { IconButton, Notice, VisuallyHidden } from '@finance-analyst/components';
import { useKeyScope } from '@finance-analyst/contributions';
import {
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { createConsole } from './console/createConsole.js';
import { messages } from './messages.js';
import styles from './Terminal.module.css';
import type { TerminalPanelProps } from './TerminalPanelProps.js';
import { terminalKeyScope } from './key-scopes/terminalKeyScope.js';
import { isPromptKey } from './view/isPromptKey.js';
import { Prompt } from './view/Prompt.js';
import { heightLimits, ResizeHandle } from './view/ResizeHandle.js';
import { RunningLine } from './view/RunningLine.js';
import { TerminalLog } from './view/TerminalLog.js';
import { useRestoredFocus } from './view/useRestoredFocus.js';

/** The terminal's output, prompt and resize handle. */
export function Terminal({ registry, terminal, hasCommandKey }: Required<TerminalPanelProps>): ReactElement {
  const isExpanded = useSyncExternalStore(terminal.subscribe, terminal.isExpanded);
  const problem = useSyncExternalStore(terminal.subscribe, terminal.problem);
  const [shell] = useState(() => createConsole(hasCommandKey));
  const { entries, leftOut, running } = useSyncExternalStore(shell.subscribe, shell.read);
  const [share, setShare] = useState<number>(heightLimits.start);
  const panel = useRef<HTMLElement>(null);
  const prompt = useRef<HTMLInputElement>(null);
  useKeyScope(registry, isExpanded ? terminalKeyScope : null);
  useRestoredFocus({ panel, prompt, isExpanded, wasOpened: terminal.wasOpened });

  const stopWaiting = useCallback(() => {
    shell.stopWaiting();
    prompt.current?.focus();
  }, [shell]);
  const keys = {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (running === null) return;
      const hasSelection = event.currentTarget.ownerDocument.getSelection()?.isCollapsed === false;
      const isInterrupt = isPromptKey(event, 'giveUp') && !hasSelection;
      if (!isInterrupt && !isPromptKey(event, 'putAway')) return;
      event.preventDefault();
      stopWaiting();
    },
  };
  return (
    <section
      {...keys}
      ref={panel}
      className={styles['terminal']}
      style={{ '--terminal-share': `${String(share)}dvh` } as CSSProperties}
      aria-label={messages.title}
      // The prompt keeps the focus, so that typing continues even after a command that opened another screen.
      data-keeps-focus=""
      hidden={!isExpanded}
    >
      <header className={styles['header']}>
        <h2>{messages.title}</h2>
        <ResizeHandle share={share} onShareChange={setShare} />
        <IconButton icon="close" label={messages.close} size="compact" onPress={terminal.hide} />
      </header>
      {problem !== null && <Notice tone="note">{problem}</Notice>}
      <TerminalLog entries={entries} leftOut={leftOut} />
      <div>
        <VisuallyHidden>
          <span role="status">{running === null ? '' : messages.running(running)}</span>
        </VisuallyHidden>
        {running !== null && <RunningLine line={running} onStopWaiting={stopWaiting} />}
        <Prompt
          inputRef={prompt}
          onEnter={(line) => shell.run(line, registry)}
          onInterrupt={shell.interrupt}
          enteredLines={shell.enteredLines}
          complete={(text) => shell.complete(text, registry)}
          suggest={(text) => shell.suggest(text, registry)}
        />
      </div>
    </section>
  );
}
