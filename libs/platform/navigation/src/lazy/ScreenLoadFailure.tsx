import { messages } from '../messages.js';
import { paths } from '../screens/paths.js';

export interface ScreenLoadFailureProps {
  readonly onTryAgain: () => void;
}

/**
 * Stands where a screen should be. The way back is a real navigation: it fetches the page anew, and with it the
 * current release, whose files may have replaced the missing ones.
 */
export function ScreenLoadFailure({ onTryAgain }: ScreenLoadFailureProps) {
  return (
    <section role="alert" data-screen-load-failure="">
      <h1>{messages.loadFailedTitle}</h1>
      <p>{messages.loadFailed}</p>
      <p>
        <button type="button" onClick={onTryAgain}>
          {messages.tryAgain}
        </button>{' '}
        <a href={paths.home}>{messages.back}</a>
      </p>
    </section>
  );
}
