import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { keptLevels, storableJson } from './storableJson.js';

it('[TELEMETRY-4] leaves a report that can be stored unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'grapheme-ascii' }), (report) => {
      expect(JSON.parse(storableJson(report))).toEqual(JSON.parse(JSON.stringify(report)));
    }),
  );
});

it('[TELEMETRY-4] leaves out characters that the database refuses', () => {
  expect(storableJson({ 'a\0': 'b\0c', d: 'e\ud800f' })).toBe('{"a":"bc","d":"e\ufffdf"}');
});

it('[TELEMETRY-4] cuts off what is nested too deep', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
  const kept = '['.repeat(keptLevels) + 'null' + ']'.repeat(keptLevels);
  expect(storableJson(deep)).toBe(kept);
});
