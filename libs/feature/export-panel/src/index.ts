export type { ExportPanelDependencies } from './ExportPanelDependencies.js';
