import { expect, it } from 'vitest';
import { tryGet } from './tryGet.js';

it('[WEB-25] hands on what the browser gives', () => {
  expect(tryGet(() => 'database')).toBe('database');
});

it('[WEB-25] takes what the browser refuses, or does not have, for nothing', () => {
  const refuse = (): never => {
    throw new DOMException('Refused.', 'SecurityError');
  };
  expect(tryGet(refuse)).toBeUndefined();
  const page = {} as { readonly Channel: new () => object };
  expect(tryGet(() => new page.Channel())).toBeUndefined();
});
