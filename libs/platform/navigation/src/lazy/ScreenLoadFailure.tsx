import { buttonStyle, FailureNotice } from '@finance-analyst/components';
import { use, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { messages } from '../messages.js';
import { paths } from '../screens/paths.js';
import { InPageNavigationContext } from './InPageNavigationContext.js';
import { ReloadGuardContext } from './ReloadGuardContext.js';

export interface ScreenLoadFailureProps {
  /** What could not be loaded, as a sentence; the screen by default. */
  readonly title?: string | undefined;
  /** What exactly is missing, if that is useful to the person. */
  readonly detail?: string | undefined;
  readonly onTryAgain: () => void;
  /** Alternatives that do not need the missing code. */
  readonly actions?: ReactNode;
  /** The window's own. */
  readonly location?: Pick<Location, 'assign' | 'pathname'>;
}

/** A click that opens another tab or window, leaving this one unchanged. */
const isForAnotherTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Replaces content whose code failed to load. The link back is a real navigation: it reloads the page and thus the
 * current release, whose files may have replaced the missing ones. If that would lose work,
 * it navigates within the page.
 */
export function ScreenLoadFailure({
  title = messages.loadFailedTitle,
  detail,
  onTryAgain,
  actions,
  location = globalThis.location,
}: ScreenLoadFailureProps): ReactElement {
  const mayReload = use(ReloadGuardContext);
  const goWithin = use(InPageNavigationContext);
  const goBack = async (): Promise<void> => {
    if (!goWithin || (await mayReload())) location.assign(paths.home);
    else if (location.pathname === paths.home) onTryAgain();
    else goWithin(paths.home);
  };
  return (
    <FailureNotice
      title={title}
      onRetry={onTryAgain}
      retryLabel={messages.tryAgain}
      actions={
        <>
          <a
            href={paths.home}
            className={buttonStyle({ size: 'compact' })}
            onClick={(event) => {
              if (isForAnotherTab(event)) return;
              event.preventDefault();
              void goBack();
            }}
          >
            {messages.back}
          </a>
          {actions}
        </>
      }
    >
      {detail && <p>{detail}</p>}
      {messages.loadFailed}
    </FailureNotice>
  );
}
