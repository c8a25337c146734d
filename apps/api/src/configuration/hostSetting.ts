import { isIP } from 'node:net';
import type { SettingKind } from './createSettingReader.js';

const label = /^(?!-)[\w-]{1,63}(?<!-)$/;

/** Digits alone are a mistyped address. */
const isName = (text: string): boolean =>
  text.length <= 253 && text.split('.').every((part) => label.test(part)) && !/(^|\.)\d+$/.test(text);

const isHost = (text: string): boolean => isIP(text) !== 0 || isName(text);

/** The server's listening address. */
export const hostSetting: SettingKind<string> = {
  read: (written) => (isHost(written) ? written : null),
  allowed: 'an IP address or a host name, without http:// and without a port',
};

/** A server's names, separated by commas; `*.example.org` matches all names under `example.org`. */
export const hostListSetting: SettingKind<readonly string[]> = {
  read: (written) => {
    const named = written.split(',').map((each) => each.trim());
    return named.every((each) => isHost(each.replace(/^\*\.(?=.*\.)/, ''))) ? named : null;
  },
  allowed:
    'host names such as app.example.org or *.example.org, without http:// and ports, separated by commas',
};
