/** Why the recorder did not store something, as sentences, loaded with it. */
export const messages = {
  notKept: 'Browser storage is full or blocked. New usage data lasts only until this page closes.',
  unreadable:
    'Usage data on this device is damaged and was left unchanged. New usage data lasts only until this page closes. Clear usage data to start over.',
  setAside: 'Usage data on this device is damaged. A copy was preserved, and recording has started over.',
  notCleared: 'The browser did not allow usage data to be cleared.',
  commentTooLong: 'A comment can have at most 1000 characters.',
  invalidScore: 'A score must be a whole number from 1 to 5.',
} as const;
