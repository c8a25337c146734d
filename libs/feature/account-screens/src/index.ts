export type { BackupResult } from './backup/createBackup.js';
export { downloadBackup } from './backup/downloadBackup.js';
export type { SystemFormat } from './settings/NumbersPanel.js';
export type { ConfiguredProvider, ProvidersState } from './settings/ProvidersState.js';
export { SettingsScreen, type SettingsScreenProps } from './settings/SettingsScreen.js';
