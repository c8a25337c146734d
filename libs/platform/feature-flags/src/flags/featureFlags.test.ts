import { createStoredEntries } from '@finance-analyst/stored-entries';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featureFlags } from './featureFlags.js';
import { readFlagOverrides } from './readFlagOverrides.js';

const config = { maintenance: false, aiFeatures: true, demos: false };
const storing = (text: string | null, getItem: (key: string) => string | null = () => text) =>
  createStoredEntries({ device: { getItem, setItem: () => undefined, removeItem: () => undefined } });
const read = (text: string | null, allowOverrides = true) =>
  readFlagOverrides({ entries: storing(text), allowOverrides });

describe('featureFlags', () => {
  it('[FEATURE-FLAGS-1] has the flags of the configuration', () => {
    expect(featureFlags(config)).toEqual(config);
  });

  it('[FEATURE-FLAGS-2] lets a developer switch single flags in a browser', () => {
    expect(featureFlags(config, read('{"aiFeatures":false,"demos":"on","unknown":true}'))).toEqual({
      maintenance: false,
      aiFeatures: false,
      demos: true,
    });
  });

  it('[FEATURE-FLAGS-2] asks the storage for the key of overrides', () => {
    const asked: string[] = [];
    const getItem = (key: string) => {
      asked.push(key);
      return '{"maintenance":true}';
    };
    expect(readFlagOverrides({ entries: storing(null, getItem), allowOverrides: true })).toEqual({
      maintenance: true,
    });
    expect(new Set(asked)).toEqual(new Set(['feature-flag-overrides']));
  });

  it('[FEATURE-FLAGS-2] leaves overrides alone where they are not allowed', () => {
    expect(read('{"aiFeatures":false}', false)).toEqual({});
  });

  it.each([null, '', '{"demos":', 'null', '[]', '"on"', '7', '{"demos":1,"aiFeatures":null}'])(
    '[FEATURE-FLAGS-3] goes by the configuration where %j is stored',
    (text) => {
      expect(featureFlags(config, read(text))).toEqual(config);
    },
  );

  it('[FEATURE-FLAGS-3] goes by the configuration where the storage refuses', () => {
    const entries = storing(null, (): never => {
      throw new Error('denied');
    });
    expect(readFlagOverrides({ entries, allowOverrides: true })).toEqual({});
  });

  it('[FEATURE-FLAGS-3] makes three switches of anything that is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const flags = featureFlags(config, read(text));
        expect(Object.keys(flags)).toEqual(['maintenance', 'aiFeatures', 'demos']);
        expect(Object.values(flags).every((value) => typeof value === 'boolean')).toBe(true);
      }),
    );
  });
});
