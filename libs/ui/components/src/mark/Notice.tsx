import type { ReactElement, ReactNode } from 'react';
import { IconButton } from '../button/IconButton.js';
import { Icon } from './Icon.js';
import type { IconName } from './iconPaths.js';
import styles from './Notice.module.css';
import { VisuallyHidden } from './VisuallyHidden.js';

export type NoticeTone = 'note' | 'success' | 'warning' | 'error';

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  readonly title?: string | undefined;
  /** What can be done about it: a Button of variant `link`. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
  /** Whether and how urgently a screen reader announces it. */
  readonly announce?: 'polite' | 'assertive' | undefined;
  /** Announces the title only, because the rest changes while it shows. */
  readonly announcesTitleAlone?: boolean | undefined;
  /** It concerns actions on the screen rather than the figures, so it is not printed. */
  readonly isForScreenAlone?: boolean | undefined;
}

const marks: Record<NoticeTone, { readonly icon: IconName; readonly word: string }> = {
  note: { icon: 'info', word: 'Note' },
  success: { icon: 'check', word: 'Done' },
  warning: { icon: 'warning', word: 'Warning' },
  error: { icon: 'error', word: 'Error' },
};

/** One sentence about the content below it, such as a failed integrity check. */
export function Notice({
  tone,
  children,
  title,
  action,
  onDismiss,
  announce,
  announcesTitleAlone = false,
  isForScreenAlone = false,
}: NoticeProps): ReactElement {
  const { icon, word } = marks[tone];
  const role = announce === 'assertive' ? 'alert' : announce === 'polite' ? 'status' : undefined;
  const isProblem = tone === 'warning' || tone === 'error';
  const hasControls = Boolean(action) || onDismiss !== undefined;
  // Announced notices are about recent events; a problem concerns the figures even if it has actions.
  const isOffPaper = isForScreenAlone || announce !== undefined || (hasControls && !isProblem);
  return (
    <div
      className={styles['notice']}
      data-tone={tone}
      data-off-paper={isOffPaper || undefined}
      role={announcesTitleAlone ? undefined : role}
    >
      <span className={styles['mark']}>
        <Icon name={icon} />
      </span>
      <VisuallyHidden>{word}: </VisuallyHidden>
      <div className={styles['words']}>
        {title && <strong role={announcesTitleAlone ? role : undefined}>{title} </strong>}
        {children}
        {action && <span className={styles['action']}>{action}</span>}
      </div>
      {onDismiss && <IconButton icon="close" label="Dismiss" size="compact" onPress={onDismiss} />}
    </div>
  );
}
