import { use, useEffect, useRef, type ReactNode } from 'react';
import { FollowsAnother } from './FollowsAnother.js';

/** What is open, by name. It takes the focus where the press that opened it went with what stood here before. */
export function ScreenHeading({ children }: { readonly children: ReactNode }) {
  const followsAnother = use(FollowsAnother);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (followsAnother && document.activeElement === document.body) heading.current?.focus();
  }, [followsAnother]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
