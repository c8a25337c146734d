import type { Meta, StoryObj } from '@storybook/react-vite';
import { GuardSpinner } from './GuardSpinner.js';

const meta = { title: 'Shell/GuardSpinner', component: GuardSpinner } satisfies Meta<typeof GuardSpinner>;
export default meta;

export const SessionLoads: StoryObj<typeof meta> = {};
