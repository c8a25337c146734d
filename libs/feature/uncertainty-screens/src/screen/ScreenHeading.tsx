import { createContext, use, useEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** Whether what is shown follows something else on this screen, whose link had the focus. */
export const FollowsAnother = createContext(false);

/** The heading of the screen. It takes a focus that was lost with what it follows. */
export function ScreenHeading({ children }: { readonly children: ReactNode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const followsAnother = use(FollowsAnother);
  useEffect(() => {
    if (followsAnother && document.activeElement === document.body) heading.current?.focus();
  }, [followsAnother]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
