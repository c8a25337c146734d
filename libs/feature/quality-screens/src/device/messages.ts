import { deviceStorageWords } from '@finance-analyst/session';

/** The texts of the device screen. */
export const messages = {
  title: 'This device',
  ready: 'Ready',
  readyOf: (ready: number, all: number) => `${String(ready)} of ${String(all)}`,
  readyNote: (notOffered: number) =>
    notOffered === 1 ? 'excludes 1 not offered here' : `excludes ${String(notOffered)} not offered here`,
  reading: 'Loading…',
  install: 'Installed',
  installed: 'Yes',
  inTab: 'No, in a browser tab',
  storageUsed: 'Storage used',
  offlineReady: 'Opens offline',
  yes: 'Yes',
  no: 'No',

  capabilitiesPanel: 'Browser capabilities',
  capabilityStates: {
    ready: 'Available',
    denied: 'Denied',
    'not-offered': 'Not offered here',
  },
  capabilities: {
    installation: {
      name: 'Installed app',
      open: 'Not installed',
      gives: 'Its own window and icon; browsers grant installed apps more permissions.',
    },
    storage: {
      name: 'Protected storage',
      open: deviceStorageWords.protections['not-asked'].word,
      gives: 'The browser does not clear your models when space runs short.',
    },
    offline: {
      name: 'Offline start',
      open: 'Not ready yet',
      gives: 'The app and your models open without a network.',
    },
    notifications: {
      name: 'Notifications',
      open: 'Not requested yet',
      gives: 'Required for background refresh. The app itself sends no notifications.',
    },
    periodicSync: {
      name: 'Background refresh',
      open: 'Off',
      gives: 'Market data you viewed is refreshed at most once a day while the app is closed.',
    },
  },

  installPanel: 'Installation',
  standalone: 'The app runs in its own window.',
  notStandalone:
    'The app runs in a browser tab. Install it from the banner, or with “Install” or “Add to home screen” in the browser’s menu.',

  storagePanel: 'Storage',
  storageLoading: 'Loading storage…',

  offlinePanel: 'Offline',
  offlineLoading: 'Loading the offline copy…',
  offlineFailed: 'The offline copy could not be read',
  workerInControl: 'Service worker',
  inControl: 'Active on this page',
  notInControl: 'Active on the next visit',
  noWorker: 'None: this page opens only with a connection',
  workerProblem: 'Problem',
  precache: 'Files for offline use',
  precacheEmpty: 'No files stored yet.',

  permissionsPanel: 'Permissions',
  notifications: 'Notification permission',
  noNotifications: 'This browser does not support notifications.',
  permissionWords: {
    granted: 'Allowed',
    denied: 'Denied; change this in the browser’s site settings',
    default: 'Not requested yet',
  },
  allowNotifications: 'Allow notifications',
  askFailed: (reason: string) => `Permission could not be requested. ${reason}`,
  periodicSync: 'Background refresh of market data',
  noPeriodicSync: 'This browser does not support background refresh.',
  syncStates: {
    ready: 'On, at most once a day',
    open: 'Off',
    denied: 'Denied; change this in the browser’s site settings',
    'not-offered': 'Only available in the installed app',
  },
  syncNeedsNotifications: 'Allow notifications first.',
  switchOnSync: 'Turn on',
  syncFailed: (reason: string) => `Background refresh could not be turned on. ${reason}`,

  touchPanel: 'Touch targets',
  touchNote: 'at least 44 × 44 px',
  touchExplained: 'Measures every visible control. Links within text are exempt.',
  finePointer: 'With a mouse, controls are smaller by design; on a touch screen they grow to 44 px.',
  touchCheck: 'Check this page',
  touchAgain: 'Check again',
  allLarge: 'Every control on screen is large enough.',
  smallTargets: (count: number) =>
    count === 1 ? '1 control is too small.' : `${String(count)} controls are too small.`,
  target: 'Control',
  width: 'Width',
  height: 'Height',
  unnamed: 'Unnamed',
  pixels: (size: string) => `${size} px`,

  gesturePanel: 'Gestures',
  gestureNote: 'swipe from 50 px, drag from 10 px',
  gestureExplained: 'Swipe or drag in the field to see how the gesture is recognized.',
  gestureArea: 'Swipe or drag here',
  gestureNothing: 'No gesture yet.',
  tap: (distance: number) => `Tap: moved ${String(distance)} px; a drag starts at 10 px.`,
  drag: (distance: number) => `Drag: ${String(distance)} px; a swipe starts at 50 px.`,
  swipe: (direction: string, distance: number) => `Swipe ${direction}: ${String(distance)} px.`,
  directions: { left: 'left', right: 'right', up: 'up', down: 'down' },
} as const;
