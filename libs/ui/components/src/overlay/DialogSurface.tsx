import type { ReactElement, ReactNode } from 'react';
import { useId, useRef } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { IconButton } from '../button/IconButton.js';
import styles from './DialogSurface.module.css';
import { useFocusKept } from './useFocusKept.js';
import { useFocusReturn } from './useFocusReturn.js';

export interface DialogSurfaceProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly children: ReactNode;
  /** Buttons at the end, from the safest to the main action. */
  readonly actions?: ReactNode;
}

/** The content of a dialog or drawer: title, close button, scrolling content, fixed actions. */
export function DialogSurface({ title, description, children, actions }: DialogSurfaceProps): ReactElement {
  const descriptionId = useId();
  const surface = useRef<HTMLElement>(null);
  useFocusKept(surface);
  useFocusReturn();
  return (
    <AriaDialog
      ref={surface}
      className={styles['surface'] ?? ''}
      {...(description ? { 'aria-describedby': descriptionId } : {})}
    >
      {({ close }) => (
        <>
          <div className={styles['header']}>
            <Heading slot="title" className={styles['title'] ?? ''}>
              {title}
            </Heading>
            <IconButton icon="close" label="Close" tooltip={false} onPress={close} />
          </div>
          <div className={styles['content']}>
            {description && (
              <p id={descriptionId} className={styles['description']}>
                {description}
              </p>
            )}
            {children}
          </div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </>
      )}
    </AriaDialog>
  );
}
