import { use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FollowsAnother } from './FollowsAnother.js';

/** What is open, by name. It takes the focus where the press that opened it went with what stood here before. */
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
