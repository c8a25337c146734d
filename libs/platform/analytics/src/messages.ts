/** Why something was not recorded or kept, as sentences. */
export const messages = {
  notLoaded: 'The code that records usage could not be loaded. Reload the page when you are online.',
  notInRun: 'Nothing is recorded in automated and audit runs.',
  recordingOff: 'Recording on this device is switched off in the settings.',
  notKept:
    'This browser keeps no more usage data: it is full or refuses to. What is recorded now ends with this page.',
  unreadable:
    'Usage data stored on this device cannot be read and is left as it is. What is recorded now ends with this page; clearing usage data starts anew.',
  setAside:
    'Usage data that was stored on this device cannot be read. It is kept aside as it was found, and recording begins anew.',
  notCleared: 'This browser did not let the usage data be cleared.',
  commentTooLong: 'A comment has at most 1000 characters.',
  invalidScore: 'A score is a whole number from 1 to 5.',
} as const;
