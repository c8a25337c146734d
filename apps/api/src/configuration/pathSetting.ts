import type { SettingKind } from './createSettingReader.js';

/** An address for the page's requests: a path on its own origin, or another address. */
export const pathSetting: SettingKind<string> = {
  read: (written) =>
    /^\/(?!\/)[^\s<>"'\\]*$/.test(written) || (/^https?:\/\//i.test(written) && URL.canParse(written))
      ? written
      : null,
  allowed: 'a path that begins with /, or an address that begins with http:// or https://',
};
