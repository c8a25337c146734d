export { isSwitchedOn } from './isSwitchedOn.js';
export {
  readRuntimeConfig,
  type RuntimeConfigReading,
  type RuntimeConfigSources,
} from './readRuntimeConfig.js';
export type { RuntimeConfig } from './RuntimeConfig.js';
