import { buttonStyle, FailureNotice } from '@finance-analyst/components';
import type { ReactElement } from 'react';
import { messages } from '../messages.js';
import { paths } from '../screens/paths.js';

export interface ScreenLoadFailureProps {
  /** What could not be loaded, as a sentence; left out, it is the screen. */
  readonly title?: string | undefined;
  /** What exactly did not arrive, where a person can do something with that. */
  readonly detail?: string | undefined;
  readonly onTryAgain: () => void;
}

/**
 * Stands where something should be whose code did not arrive. The way back is a real navigation: it fetches the page
 * anew, and with it the current release, whose files may have replaced the missing ones.
 */
export function ScreenLoadFailure({
  title = messages.loadFailedTitle,
  detail,
  onTryAgain,
}: ScreenLoadFailureProps): ReactElement {
  return (
    <FailureNotice
      title={title}
      onRetry={onTryAgain}
      retryLabel={messages.tryAgain}
      actions={
        <a href={paths.home} className={buttonStyle({ size: 'compact' })}>
          {messages.back}
        </a>
      }
    >
      {detail && <p>{detail}</p>}
      {messages.loadFailed}
    </FailureNotice>
  );
}
