import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '../messages.js';
import { ScreenLoadFailure } from './ScreenLoadFailure.js';

const meta = {
  title: 'Navigation/ScreenLoadFailure',
  component: ScreenLoadFailure,
  args: { onTryAgain: () => undefined },
} satisfies Meta<typeof ScreenLoadFailure>;

export default meta;

export const Screen: StoryObj<typeof meta> = {};

export const PartOfAScreen: StoryObj<typeof meta> = { args: { title: 'The menu could not be loaded' } };

export const StylesheetMissing: StoryObj<typeof meta> = { args: { detail: messages.stylesheetFailed } };
