import { memo, useRef, type ReactElement, type ReactNode } from 'react';
import { InstallOffer } from '../install/InstallOffer.js';
import { QuickActions } from '../quick-actions/QuickActions.js';
import { keysOfCommand } from '../shortcuts/keysOfCommand.js';
import type { ShellTools } from '../ShellTools.js';
import styles from './ShellBottom.module.css';
import { useBottomHeight } from './useBottomHeight.js';

export interface ShellBottomProps {
  readonly tools: ShellTools | null;
  readonly dock: ReactNode;
}

/** The footer's height at normal text size; a deviation only changes when the actions collapse. */
const footerPx = 28;

/** Below the main area: quick actions, the install offer, and the dock. */
export const ShellBottom = memo(function ShellBottom({ tools, dock }: ShellBottomProps): ReactElement {
  const bottom = useRef<HTMLDivElement>(null);
  const heightPx = useBottomHeight(bottom);
  const exporting = tools?.registry.findByWord('export');
  return (
    <>
      {tools && (
        <QuickActions
          terminal={tools.terminal}
          onExport={exporting ? () => void exporting.run() : null}
          terminalKeys={keysOfCommand(tools, 'terminal.toggle')}
          coveredPx={heightPx + footerPx}
        />
      )}
      <div ref={bottom} className={styles['bottom']}>
        {tools && <InstallOffer prompt={tools.installPrompt} />}
        {dock}
      </div>
    </>
  );
});
