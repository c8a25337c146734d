export { createDeviceStorage } from './device-storage/createDeviceStorage.js';
export type {
  DeviceStorage,
  DeviceStorageState,
  Protection,
  StorageOfBrowser,
} from './device-storage/DeviceStorage.js';
export { deviceStorageWords } from './device-storage/deviceStorageWords.js';
export { useDeviceStorage, type DeviceStorageView } from './device-storage/useDeviceStorage.js';
export {
  createPreferences,
  type PreferenceOutcome,
  type Preferences,
} from './preferences/createPreferences.js';
export { preferencesEntry } from './preferences/preferencesEntry.js';
export {
  defaultPreferences,
  themeChoices,
  type PreferenceValues,
  type ThemeChoice,
} from './preferences/PreferenceValues.js';
export { showsPerformanceWarnings } from './preferences/showsPerformanceWarnings.js';
export { usageConsent } from './preferences/usageConsent.js';
export { usePreferences } from './preferences/usePreferences.js';
export { usePreferencesProblem } from './preferences/usePreferencesProblem.js';
export { useUnreadablePreferences } from './preferences/useUnreadablePreferences.js';
export { keepSession, type SessionKeeping } from './user/keepSession.js';
export { selectIsAuthenticated, selectSessionStatus, selectUser } from './user/selectors.js';
export {
  loggedIn,
  loggedOut,
  sessionRead,
  sessionSlice,
  tutorialModeChanged,
  type SessionState,
  type WithSession,
} from './user/sessionSlice.js';
export { startSession, type SessionStart } from './user/startSession.js';
export { storedRole } from './user/storedRole.js';
export type { StoredUser } from './user/StoredUser.js';
export { storedUserEntry } from './user/storedUserEntry.js';
export type { User } from './user/User.js';
