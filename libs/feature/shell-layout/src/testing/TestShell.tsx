import { FigureFormatProvider } from '@finance-analyst/figures';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ShellLayout } from '../ShellLayout.js';
import type { ShellLayoutProps } from '../ShellLayoutProps.js';
import { shellProps } from './shellProps.js';

/** A shell in what it needs around it. */
export const TestShell = (props: Partial<ShellLayoutProps>): ReactElement => (
  <FigureFormatProvider locale="en-US">
    <MemoryRouter>
      <ShellLayout {...shellProps} {...props} />
    </MemoryRouter>
  </FigureFormatProvider>
);
