import { expect, it } from 'vitest';
import { ifGiven } from './ifGiven.js';

it('[WEB-25] hands on what the browser gives', () => {
  expect(ifGiven(() => 'database')).toBe('database');
});

it('[WEB-25] takes what the browser refuses, or does not have, for nothing', () => {
  const refuse = (): never => {
    throw new DOMException('Refused.', 'SecurityError');
  };
  expect(ifGiven(refuse)).toBeUndefined();
  const page = {} as { readonly Channel: new () => object };
  expect(ifGiven(() => new page.Channel())).toBeUndefined();
});
