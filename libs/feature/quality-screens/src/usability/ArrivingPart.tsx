import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';

export interface ArrivingPartProps {
  /** A press brought it, whose button has gone: the focus goes on here. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** A part that takes the place of another. Without its heading the focus would fall back to the page's beginning. */
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
