import { describe, expect, it } from 'vitest';
import { createHostCheck } from './createHostCheck.js';

const accepts = (host: string, allowedHosts: readonly string[] = []) =>
  createHostCheck({ host, allowedHosts });

describe('the allowed hosts of a server', () => {
  it.each([
    'localhost',
    'localhost:4200',
    'LOCALHOST:80',
    'localhost.',
    'desk.localhost:4200',
    '127.0.0.1:4200',
    '[::1]:4200',
  ])('[API-7] are the names of this machine, such as %s', (header) => {
    expect(accepts('127.0.0.1')(header)).toBe(true);
  });

  it.each([
    '',
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    '.localhost',
    '127.0.0.1.evil.example',
    '127.0.0.2',
    '192.0.2.7',
    '[2001:db8::1]',
    'localhost:4200/',
    'evil.example#@localhost',
    'evil.example, localhost',
    'localhost:port',
  ])('[API-7] are no others, such as %j', (header) => {
    expect(accepts('127.0.0.1')(header)).toBe(false);
  });

  it('[API-7] do not depend on earlier requests', () => {
    const isOurs = accepts('127.0.0.1');
    const asked = ['evil.example', 'evil.example', 'localhost', 'localhost', 'evil.example', 'localhost:1'];
    expect(asked.map(isOurs)).toEqual([false, false, true, true, false, true]);
  });

  it('[API-7] include the address or name it listens on', () => {
    expect(accepts('192.0.2.7')('192.0.2.7:4200')).toBe(true);
    expect(accepts('192.0.2.7')('192.0.2.8:4200')).toBe(false);
    expect(accepts('Desk.example')('desk.example')).toBe(true);
    expect(accepts('2001:db8::1')('[2001:DB8::1]:4200')).toBe(true);
  });

  it('[API-7] include every address, and no name, when it listens on all of them', () => {
    for (const host of ['0.0.0.0', '::']) {
      expect(accepts(host)('192.0.2.7:4200')).toBe(true);
      expect(accepts(host)('[2001:db8::1]')).toBe(true);
      expect(accepts(host)('evil.example')).toBe(false);
      expect(accepts(host)('0.0.0.0.evil.example')).toBe(false);
    }
  });

  it('[API-7] include the configured ones', () => {
    const isOurs = accepts('127.0.0.1', ['App.example', '*.firm.example', '192.0.2.9']);
    expect(['app.example:443', 'a.b.firm.example', '192.0.2.9'].map(isOurs)).toEqual([true, true, true]);
    expect(['firm.example', 'other.app.example', 'evilfirm.example'].map(isOurs)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
