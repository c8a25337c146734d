import type { ErrorInfo, ReactElement, ReactNode } from 'react';
import { useContext, useId } from 'react';
import { IconButton } from '../button/IconButton.js';
import { Chip } from '../mark/Chip.js';
import { Menu } from '../overlay/Menu.js';
import type { MenuEntry } from '../overlay/MenuEntry.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import styles from './Panel.module.css';
import { PanelBody } from './PanelBody.js';
import type { PanelState } from './PanelState.js';
import { SampleArea } from './SampleArea.js';

export interface PanelProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Beside or under the title: the unit of all figures in it, such as “USD m”, or a choice of unit. */
  readonly note?: ReactNode;
  /** Buttons of variant `link`, at the right of the title. */
  readonly actions?: ReactNode;
  readonly menu?: readonly MenuEntry[] | undefined;
  readonly onMenuAction?: ((id: string) => void) | undefined;
  readonly state?: PanelState | undefined;
  /** Marks the content as sample data, with a text that says which. */
  readonly sample?: string | true | undefined;
  /** Placeholder while the content loads. */
  readonly skeleton?: ReactNode;
  /** CSS length of the content in every state, to avoid layout shifts. */
  readonly minHeight?: string | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly footer?: ReactNode;
  /** A change of one of these retries failed content. */
  readonly resetKeys?: readonly unknown[] | undefined;
  readonly onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

const ready: PanelState = { kind: 'ready' };

/**
 * A section with a title, actions and a state. An error inside it is shown inside it, and the rest
 * of the screen keeps working.
 */
export function Panel({
  title,
  children,
  note,
  actions,
  menu = [],
  onMenuAction,
  state = ready,
  sample,
  skeleton,
  minHeight,
  headingLevel = 2,
  footer,
  resetKeys,
  onError,
}: PanelProps): ReactElement {
  const titleId = useId();
  const isMarked = useContext(SampleArea);
  const mark = sample === true ? !isMarked && 'Sample data' : sample;
  const Heading = `h${String(headingLevel)}` as 'h2' | 'h3';
  return (
    <section className={styles['panel']} aria-labelledby={titleId} data-state={state.kind}>
      <header className={styles['header']}>
        <div className={styles['words']}>
          <Heading id={titleId} className={styles['title']}>
            {title}
          </Heading>
          {mark && <Chip tone="sample">{mark}</Chip>}
          {note && <span className={styles['note']}>{note}</span>}
        </div>
        <div className={styles['actions']} data-menu={menu.length > 0 || undefined}>
          {actions}
          {menu.length > 0 && (
            <Menu
              label={`${title}: actions`}
              trigger={
                <IconButton icon="more" label={`Actions of ${title}`} size="compact" tooltip={false} />
              }
              items={menu}
              onAction={(id) => onMenuAction?.(id)}
            />
          )}
        </div>
      </header>
      <div className={styles['content']} style={minHeight ? { minHeight } : undefined}>
        <ErrorBoundary
          title={`${title} could not be shown`}
          resetKeys={resetKeys ?? [children, state.kind]}
          {...(onError ? { onError } : {})}
        >
          <PanelBody state={state} skeleton={skeleton} title={title}>
            {children}
          </PanelBody>
        </ErrorBoundary>
      </div>
      {footer && <footer className={styles['footer']}>{footer}</footer>}
    </section>
  );
}
