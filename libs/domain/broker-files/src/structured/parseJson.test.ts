import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isJsonList, isJsonObject, type JsonValue } from './JsonDocument.js';
import { parseJson } from './parseJson.js';

const plain = (value: JsonValue | undefined): unknown => {
  if (isJsonList(value)) return value.map(plain);
  if (isJsonObject(value))
    return Object.fromEntries([...value.fields].map(([name, field]) => [name, plain(field)]));
  return typeof value === 'object' && value !== null && 'numberText' in value
    ? Number(value.numberText)
    : value;
};

it('[BROKER-FILES-17] reads numbers as written, and objects with their lines', () => {
  const { value } = parseJson('{\n "list": [\n {"price": 0.10000000000000000555}, {"x": 1e-8}]}');
  const list = isJsonObject(value) ? value.fields.get('list') : undefined;
  const [first, second] = isJsonList(list) ? list : [];
  expect(isJsonObject(first) && [first.line, first.fields.get('price')]).toEqual([
    3,
    { numberText: '0.10000000000000000555' },
  ]);
  expect(isJsonObject(second) && second.fields.get('x')).toEqual({ numberText: '1e-8' });
});

it('[BROKER-FILES-17] reads what the parser of the language reads', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.nat(3), (text, indent) => {
      const parsed: unknown = JSON.parse(text);
      const { value, damage } = parseJson(JSON.stringify(parsed, null, indent));
      expect(damage).toBeNull();
      expect(plain(value)).toEqual(JSON.parse(JSON.stringify(parsed)));
    }),
  );
});

it.each(['{', '[1,]', '{"a" 1}', '[1] 2', '{"a":1,}', "['a']", '01', '['.repeat(500)])(
  '[BROKER-FILES-17] says where %s stops being JSON',
  (text) => {
    expect(parseJson(text).value).toBeUndefined();
    expect(parseJson(text).damage?.line).toBe(1);
  },
);
