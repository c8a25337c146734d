import type { OverlayManifest } from '@finance-analyst/contributions';
import { createLazyScreen } from '@finance-analyst/navigation';
import { Suspense, useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.js';
import type { Overlays } from '@finance-analyst/contributions';
import styles from './OverlayHost.module.css';

// Loaded with the first overlay: no screen needs a dialog to render.
const OverlayDialog = createLazyScreen(async () => (await import('./OverlayDialog.js')).OverlayDialog, {
  failureTitle: messages.overlayFailed,
});

export interface OverlayHostProps {
  readonly overlays: Overlays;
  /** All overlays. The list never changes. */
  readonly contributions: readonly OverlayManifest[];
}

/** Shows open overlays as dialogs, and closes them when the screen changes. */
export function OverlayHost({ overlays, contributions }: OverlayHostProps): ReactElement | null {
  const [contents] = useState(
    () =>
      new Map(
        contributions.map(({ id, title, load }) => [
          id,
          { title, Content: createLazyScreen(load, { failureTitle: messages.overlayContentFailed(title) }) },
        ]),
      ),
  );
  const openIds = useSyncExternalStore(overlays.subscribe, overlays.openIds);

  // Overlays close in the same render as the screen changes, so the new screen gets the focus.
  const { key } = useLocation();
  const [left, setLeft] = useState<{ key: string; ids: readonly string[] | null }>({ key, ids: null });
  if (left.key !== key) setLeft({ key, ids: openIds });
  const wasLeft = openIds === left.ids;
  useEffect(() => {
    if (wasLeft) overlays.closeAll();
  }, [wasLeft, overlays]);
  if (openIds.length === 0 || wasLeft) return null;

  return (
    <div className={styles['host']}>
      <Suspense>
        {openIds.map((id) => {
          const overlay = contents.get(id);
          return (
            overlay && (
              <OverlayDialog
                key={id}
                title={overlay.title}
                Content={overlay.Content}
                onClose={overlays.close}
              />
            )
          );
        })}
      </Suspense>
    </div>
  );
}
