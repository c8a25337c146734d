import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { sourceCondition } from '../../../tools/workspace/sourceCondition.ts';

const stories = '../../libs/{ui,feature,platform}/*/src/**/*.stories.tsx';

const config: StorybookConfig = {
  stories: [`../${stories}`],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
      // All dependencies are found before the first story renders: one found later would reload the page during a test.
      optimizeDeps: { entries: [stories, '.storybook/preview.tsx'] },
      build: { cssTarget: ['chrome123', 'firefox128', 'safari18'] },
    }),
};

export default config;
