import { buttonStyle, FailureNotice } from '@finance-analyst/components';
import { use, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { messages } from '../messages.js';
import { paths } from '../screens/paths.js';
import { InPageNavigationContext } from './InPageNavigationContext.js';
import { ReloadGuardContext } from './ReloadGuardContext.js';

export interface ScreenLoadFailureProps {
  /** What could not be loaded, as a sentence; left out, it is the screen. */
  readonly title?: string | undefined;
  /** What exactly did not arrive, where a person can do something with that. */
  readonly detail?: string | undefined;
  readonly onTryAgain: () => void;
  /** Further ways on, which do not need what failed. */
  readonly ways?: ReactNode;
  /** The window's own. */
  readonly location?: Pick<Location, 'assign' | 'pathname'>;
}

/** A click that the browser answers with another tab or window, which takes nothing from this one. */
const isForAnotherTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Stands where something should be whose code did not arrive. The way back is a real navigation: it fetches the page
 * anew, and with it the current release, whose files may have replaced the missing ones. Where that would cost work,
 * it leads back within the page.
 */
export function ScreenLoadFailure({
  title = messages.loadFailedTitle,
  detail,
  onTryAgain,
  ways,
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
          {ways}
        </>
      }
    >
      {detail && <p>{detail}</p>}
      {messages.loadFailed}
    </FailureNotice>
  );
}
