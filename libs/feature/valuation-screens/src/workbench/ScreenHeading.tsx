import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FollowsAnother } from './FollowsAnother.js';

/** The name of what is open. It takes the focus if the control that opened it is gone. */
export function ScreenHeading({
  ref,
  children,
}: {
  readonly ref?: RefObject<HTMLHeadingElement | null> | undefined;
  readonly children: ReactNode;
}) {
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
