import '@finance-analyst/design-tokens/styles.css';
import '@finance-analyst/design-tokens/fonts.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { checkFirstTheme } from './checkFirstTheme.ts';

// A busy machine takes longer than the usual second to load the code of a screen.
configure({ asyncUtilTimeout: 15_000 });

interface ModesProps {
  readonly theme: string;
  readonly mode: string;
  readonly children: ReactNode;
}

/** The product sets its theme by attributes of the root element, and so does the catalog. */
function Modes({ theme, mode, children }: ModesProps): ReactNode {
  useEffect(() => {
    const root = document.documentElement;
    setAttribute(root, 'data-theme', theme === 'system' ? undefined : theme);
    setAttribute(root, 'data-contrast', mode === 'high-contrast' ? 'more' : undefined);
    setAttribute(root, 'data-color-blind', mode === 'colour-blind' ? 'deuteranopia' : undefined);
    setAttribute(root, 'data-text', mode === 'large-text' ? 'large' : undefined);
    return () => {
      for (const name of ['theme', 'contrast', 'color-blind', 'text']) root.removeAttribute(`data-${name}`);
    };
  }, [theme, mode]);
  return children;
}

const setAttribute = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

const preview: Preview = {
  decorators: [
    (Story, { globals }) => (
      <Modes theme={String(globals['theme'])} mode={String(globals['mode'])}>
        <Story />
      </Modes>
    ),
  ],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    mode: {
      description: 'What a person may ask for',
      toolbar: {
        title: 'Mode',
        icon: 'accessibility',
        items: ['none', 'high-contrast', 'colour-blind', 'large-text'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system', mode: 'none' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: { storySort: { order: ['Tokens', 'Components', 'Figures', 'Charts'] } },
  },
  tags: ['autodocs'],
  afterEach: checkFirstTheme,
};

export default preview;
