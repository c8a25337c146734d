export { useOnline } from './connection/useOnline.js';
export { watchConnection, type Connection, type ConnectionEdges } from './connection/watchConnection.js';
export { MaintenanceScreen } from './maintenance/MaintenanceScreen.js';
export type { WaitingUpdate } from './notices/UpdateNotice.js';
export { ShellLayout, type ShellLayoutProps } from './ShellLayout.js';
export { useTheme, type Theme, type ThemeEdges } from './theme/useTheme.js';
export type { ThemeChoice } from './theme/themeChoice.js';
