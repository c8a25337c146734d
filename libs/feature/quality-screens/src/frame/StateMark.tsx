import { Chip, type ChipTone, type IconName } from '@finance-analyst/components';
import type { ReactElement, ReactNode } from 'react';

/** A state from best to worst, or `unknown`. */
export type Standing = 'good' | 'fair' | 'poor' | 'unknown';

const marks: Readonly<Record<Standing, { readonly tone: ChipTone; readonly icon?: IconName }>> = {
  good: { tone: 'gain', icon: 'check' },
  fair: { tone: 'warning', icon: 'warning' },
  poor: { tone: 'loss', icon: 'error' },
  unknown: { tone: 'neutral' },
};

/** A state in words, with a color and icon for how good it is. */
export function StateMark({
  standing,
  children,
}: {
  readonly standing: Standing;
  readonly children: ReactNode;
}): ReactElement {
  const { tone, icon } = marks[standing];
  return (
    <Chip tone={tone} icon={icon}>
      {children}
    </Chip>
  );
}
