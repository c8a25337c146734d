import { isIP } from 'node:net';

export type Environment = Readonly<Record<string, string | undefined>>;

interface Range {
  readonly least: number;
  readonly most: number;
  readonly whole?: boolean;
}

/** A kind of setting: its parsed value, or null if invalid, and the allowed values. */
export interface SettingKind<T> {
  readonly read: (written: string) => T | null;
  readonly allowed: string;
}

/** Reads settings by name and collects problems. An empty setting counts as unset. */
export interface SettingReader {
  text(name: string): string | undefined;
  /** On for true, 1, on and yes; anything else is off. */
  isOn(name: string): boolean;
  /** On or off; another word is a problem. */
  toggle(name: string): boolean;
  number(name: string, otherwise: number, range: Range): number;
  oneOf(name: string, choices: readonly string[], otherwise: string): string;
  parsed<T>(name: string, kind: SettingKind<T>, otherwise: T): T;
  /** Some of the choices in the order given, separated by commas; `none` is an empty list. */
  someOf<Choice extends string>(name: string, choices: readonly Choice[]): readonly Choice[];
  /** An http or https address. */
  address(name: string): string | undefined;
  /** Origins, separated by commas; `none` is an empty list. */
  origins(name: string, otherwise: readonly string[]): readonly string[];
  /** Proxies to trust: all (`on`), none (`off`), or addresses, networks and their usual names, separated by commas. */
  proxies(name: string): boolean | string;
  readonly problems: readonly string[];
}

const onWords = new Set(['true', '1', 'on', 'yes']);
const offWords = new Set(['false', '0', 'off', 'no']);

/** As Fastify names them. */
const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (networkNames.has(text) || isIP(text) !== 0) return true;
  const [, address = '', bits = ''] = /^(.+)\/(\d{1,3})$/.exec(text) ?? [];
  return isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
}

const decimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** An address in a message ends up in logs. */
const withoutPassword = (written: string): string => written.replace(/(:\/\/[^:/@]*):.*@/s, '$1:***@');

const isWebAddress = (written: string): boolean =>
  URL.canParse(written) && /^https?:$/.test(new URL(written).protocol);

export function createSettingReader(environment: Environment): SettingReader {
  const problems: string[] = [];
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return {
    text,
    isOn: (name) => onWords.has((text(name) ?? '').toLowerCase()),
    toggle(name) {
      const written = (text(name) ?? 'off').toLowerCase();
      if (!onWords.has(written) && !offWords.has(written))
        problems.push(`${name} is '${written}'; it must be on, true, yes or 1, or off, false, no or 0.`);
      return onWords.has(written);
    },
    parsed(name, { read, allowed }, otherwise) {
      const written = text(name);
      if (written === undefined) return otherwise;
      const value = read(written);
      if (value === null) problems.push(`${name} is '${withoutPassword(written)}'; it must be ${allowed}.`);
      return value ?? otherwise;
    },
    number(name, otherwise, { least, most, whole = false }) {
      const written = text(name);
      if (written === undefined) return otherwise;
      const value = decimal.test(written) ? Number(written) : Number.NaN;
      if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
      problems.push(
        `${name} is '${written}'; it must be a ${whole ? 'whole ' : ''}number from ${least} to ${most}.`,
      );
      return otherwise;
    },
    oneOf(name, choices, otherwise) {
      const written = text(name);
      if (written === undefined || choices.includes(written)) return written ?? otherwise;
      problems.push(`${name} is '${written}'; it must be one of ${choices.join(', ')}.`);
      return otherwise;
    },
    someOf(name, choices) {
      const written = text(name);
      if (written === undefined) return choices;
      if (written.toLowerCase() === 'none') return [];
      const named = written.split(',').map((each) => each.trim().toLowerCase());
      const chosen = named.flatMap((each) => choices.filter((choice) => choice === each));
      if (chosen.length === named.length && new Set(chosen).size === chosen.length) return chosen;
      problems.push(
        `${name} is '${written}'; it must be none, or each of ${choices.join(', ')} at most once, separated by commas.`,
      );
      return choices;
    },
    address(name) {
      const written = text(name);
      if (written === undefined) return undefined;
      if (isWebAddress(written)) return written;
      problems.push(`${name} is '${written}'; it must be an address that begins with http:// or https://.`);
      return undefined;
    },
    origins(name, otherwise) {
      const written = text(name);
      if (written === undefined) return otherwise;
      if (written.toLowerCase() === 'none') return [];
      const named = written.split(',').map((each) => each.trim());
      if (named.every(isWebAddress)) return named.map((each) => new URL(each).origin);
      problems.push(
        `${name} is '${written}'; it must be none, or addresses that begin with http:// or https://, separated by commas.`,
      );
      return otherwise;
    },
    proxies(name) {
      const written = text(name) ?? 'off';
      if (onWords.has(written.toLowerCase())) return true;
      if (offWords.has(written.toLowerCase())) return false;
      const named = written.split(',').map((each) => each.trim());
      if (named.every(isNetwork)) return named.join(',');
      problems.push(
        `${name} is '${written}'; it must be on, off, or addresses and networks such as 10.0.0.0/8 or loopback, separated by commas.`,
      );
      return false;
    },
    problems,
  };
}
