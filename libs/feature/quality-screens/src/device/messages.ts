import { deviceStorageWords } from '@finance-analyst/session';

/** The texts of the device screen, in one place. */
export const messages = {
  title: 'This device',
  ready: 'Ready',
  readyOf: (ready: number, all: number) => `${String(ready)} of ${String(all)}`,
  readyNote: (notOffered: number) =>
    notOffered === 1
      ? 'without the one not offered here'
      : `without the ${String(notOffered)} not offered here`,
  reading: 'Being read.',
  install: 'Installed',
  installed: 'Yes',
  inTab: 'No, in a browser tab',
  storageUsed: 'Storage used',
  offlineReady: 'Opens offline',
  yes: 'Yes',
  no: 'No',

  capabilitiesPanel: 'What this browser does for the product',
  capabilityStates: {
    ready: 'Available',
    refused: 'Refused',
    'not-offered': 'Not offered here',
  },
  capabilities: {
    installation: {
      name: 'Installed product',
      open: 'Not installed',
      gives: 'A window and an icon of its own; browsers grant more to an installed product.',
    },
    storage: {
      name: 'Protected storage',
      open: deviceStorageWords.protections['not-asked'].word,
      gives: 'The browser does not clear your models by itself when space is short.',
    },
    offline: {
      name: 'Opening without a connection',
      open: 'Not ready yet',
      gives: 'The product and your models open where there is no network.',
    },
    notifications: {
      name: 'Notifications',
      open: 'Not asked yet',
      gives: 'Needed before the background refresh can be switched on. The product sends none itself.',
    },
    periodicSync: {
      name: 'Background refresh',
      open: 'Not switched on',
      gives: 'Market data that you looked at is refreshed at most once a day while the product is closed.',
    },
  },

  installPanel: 'Installation',
  standalone: 'The product runs in a window of its own.',
  notStandalone:
    'The product runs in a browser tab. Install it with the banner, or with ‘Install’ or ‘Add to home screen’ in the browser’s menu.',

  storagePanel: 'Storage',
  storageLoading: 'Loading storage…',

  offlinePanel: 'Offline',
  offlineLoading: 'Loading the offline copy…',
  offlineFailed: 'The copy on this device could not be read',
  workerInControl: 'Service worker',
  inControl: 'In control of this page',
  notInControl: 'Not in control of this page yet; it takes over with the next visit',
  noWorker: 'None: this page opens only with a connection',
  workerProblem: 'Problem',
  precache: 'Files kept for offline use',
  precacheEmpty: 'Nothing is kept yet.',

  permissionsPanel: 'Permissions',
  notifications: 'Permission for notifications',
  noNotifications: 'This browser has no notifications.',
  permissionWords: {
    granted: 'Allowed',
    denied: 'Refused; the browser’s settings of this site change it',
    default: 'Not asked yet',
  },
  allowNotifications: 'Ask for notifications',
  askFailed: (reason: string) => `The browser could not be asked. ${reason}`,
  periodicSync: 'Background refresh of market data',
  noPeriodicSync: 'This browser does not refresh in the background.',
  syncStates: {
    ready: 'On, at most once a day',
    open: 'Not switched on',
    refused: 'Refused; the browser’s settings of this site change it',
    'not-offered': 'Not offered here: the browser keeps it to the installed product',
  },
  syncNeedsNotifications: 'It is switched on only when notifications are allowed.',
  switchOnSync: 'Switch on',
  syncFailed: (reason: string) => `It could not be switched on. ${reason}`,

  touchPanel: 'Touch targets',
  touchNote: 'at least 44 × 44 px',
  touchExplained:
    'Measures every control that is on screen now. A link in a line of text is exempt: its line gives it its height.',
  finePointer:
    'This device is used with a mouse, where controls are smaller on purpose; with a finger as its pointer each grows to 44 px.',
  touchCheck: 'Check this page',
  touchAgain: 'Check again',
  allLarge: 'Every control on screen is large enough.',
  smallTargets: (count: number) =>
    count === 1 ? 'One control is smaller.' : `${String(count)} controls are smaller.`,
  target: 'Control',
  width: 'Width',
  height: 'Height',
  unnamed: 'Without a name',
  pixels: (size: string) => `${size} px`,

  gesturePanel: 'Gestures',
  gestureNote: 'swipe from 50 px, drag from 10 px',
  gestureExplained: 'Swipe or drag in the field to see what the product takes it for. Nothing depends on it.',
  gestureArea: 'Swipe or drag here',
  gestureNothing: 'No gesture yet.',
  tap: (distance: number) => `A tap: the pointer moved ${String(distance)} px, less than a drag’s 10 px.`,
  drag: (distance: number) => `A drag of ${String(distance)} px; a swipe begins at 50 px.`,
  swipe: (direction: string, distance: number) => `A swipe ${direction}, ${String(distance)} px.`,
  directions: { left: 'to the left', right: 'to the right', up: 'up', down: 'down' },
} as const;
