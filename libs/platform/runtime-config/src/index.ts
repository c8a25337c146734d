export { isSwitchedOn } from './isSwitchedOn.js';
export { configElementId } from './readConfigElement.js';
export {
  readRuntimeConfig,
  type RuntimeConfigReading,
  type RuntimeConfigSources,
} from './readRuntimeConfig.js';
export type { RuntimeConfig } from './RuntimeConfig.js';
