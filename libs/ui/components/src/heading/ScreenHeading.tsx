import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FollowsAnother } from './FollowsAnother.js';

export interface ScreenHeadingProps {
  readonly ref?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly children: ReactNode;
}

/** The heading of a screen: the name of what is open. It takes a focus that was lost with what it follows. */
export function ScreenHeading({ ref, children }: ScreenHeadingProps) {
  const followsAnother = use(FollowsAnother);
  const own = useRef<HTMLHeadingElement>(null);
  const heading = ref ?? own;
  useEffect(() => {
    if (followsAnother && document.activeElement === document.body) heading.current?.focus();
  }, [followsAnother, heading]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
