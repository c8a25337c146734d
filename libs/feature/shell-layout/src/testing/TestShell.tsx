import { FigureFormatProvider } from '@finance-analyst/figures';
import { ScreensContext } from '@finance-analyst/navigation';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ShellLayout } from '../ShellLayout.js';
import type { ShellLayoutProps } from '../ShellLayoutProps.js';
import { exampleScreens } from './exampleScreens.js';
import { shellProps } from './shellProps.js';

/** A shell in what it needs around it. */
export const TestShell = (props: Partial<ShellLayoutProps>): ReactElement => (
  <FigureFormatProvider locale="en-US">
    <MemoryRouter>
      <ScreensContext value={exampleScreens}>
        <ShellLayout {...shellProps} {...props} />
      </ScreensContext>
    </MemoryRouter>
  </FigureFormatProvider>
);
