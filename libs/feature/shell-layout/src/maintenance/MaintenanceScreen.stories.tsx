import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaintenanceScreen } from './MaintenanceScreen.js';

const meta = {
  title: 'Shell/MaintenanceScreen',
  component: MaintenanceScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MaintenanceScreen>;

export default meta;

export const UnderMaintenance: StoryObj<typeof meta> = {};
