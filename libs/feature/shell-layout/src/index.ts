export { breakpoints, type Breakpoint } from './breakpoints/breakpoints.js';
export { useBreakpoint } from './breakpoints/useBreakpoint.js';
export { commandGroups } from './commands/commandGroups.js';
export type { ShellCommandDependencies } from './commands/ShellCommandDependencies.js';
export { shellCommands } from './commands/shellCommands.js';
export { gestureThresholds } from './gestures/gestureThresholds.js';
export type { SwipeDirection } from './gestures/swipeDirection.js';
export { usePointerGestures, type PointerGestures } from './gestures/usePointerGestures.js';
export { RequireAdmin, type RequireAdminProps } from './guards/RequireAdmin.js';
export {
  RequireAuthentication,
  type RequireAuthenticationProps,
  type SignInOrigin,
} from './guards/RequireAuthentication.js';
export { MaintenanceScreen } from './maintenance/MaintenanceScreen.js';
export type { TerminalSwitch } from './quick-actions/TerminalSwitch.js';
export type { ShellDependencies } from './ShellDependencies.js';
export { ShellLayout } from './ShellLayout.js';
export type { ShellLayoutProps } from './ShellLayoutProps.js';
export type { ShellTools } from './ShellTools.js';
export { isShortcutEnabled } from './shortcuts/isShortcutEnabled.js';
export { useHasNews, type NewsSource } from './top-bar/useHasNews.js';
export { topBarOverlays } from './top-bar/topBarOverlays.js';
export type { BackupOutcome } from './update/BackupOutcome.js';
export type { WaitingUpdate } from './update/UpdateNotice.js';
export { useWaitingUpdate, type UpdateDependencies } from './update/useWaitingUpdate.js';
export { useTheme, type Theme, type ThemeDependencies } from './theme/useTheme.js';
export type { ThemeChoice } from '@finance-analyst/session';
