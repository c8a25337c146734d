import { VisuallyHidden } from '@finance-analyst/components';
import { useSyncExternalStore, type ReactElement } from 'react';
import type { Announcer } from './createAnnouncer.js';

/** The live regions for screen readers: polite and assertive. */
export function LiveRegions({ announcer }: { readonly announcer: Announcer }): ReactElement {
  const announcements = useSyncExternalStore(announcer.subscribe, announcer.read);
  const region = (isAssertive: boolean): ReactElement => (
    <div
      role="log"
      aria-live={isAssertive ? 'assertive' : 'polite'}
      aria-relevant="additions"
      data-live-announcer
    >
      {announcements
        .filter((announcement) => announcement.isAssertive === isAssertive)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
  return (
    <VisuallyHidden as="div">
      {region(false)}
      {region(true)}
    </VisuallyHidden>
  );
}
