import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

export interface ArrivingPartProps {
  /** The pressed button is gone, so the focus moves here. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A part that replaces another. Without its heading, the focus would fall back to the start of the page. */
export function ArrivingPart({ takesFocus, children }: ArrivingPartProps): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = takesFocus ? part.current?.querySelector('h2') : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [takesFocus]);
  return <div ref={part}>{children}</div>;
}
