// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import './testSetup.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const messageOf = (ask: () => unknown): string => {
  try {
    ask();
    return 'found';
  } catch (error) {
    return String(error);
  }
};

it('prints the page for what is not there, once what waits for it gives up', async () => {
  document.body.innerHTML = '<p>Growth</p>';
  expect(messageOf(() => screen.getByText('Margin'))).toContain('Growth');
  await expect(screen.findByText('Margin', undefined, { timeout: 100 })).rejects.toThrow('Growth');
});

it('does not print it each time that it looks', async () => {
  document.body.innerHTML = '<p>Growth</p>';
  const messages: string[] = [];
  await waitFor(() => {
    messages.push(messageOf(() => screen.getByText('Margin')));
    expect(messages).toHaveLength(2);
  });
  expect(messages[1]).toContain('Unable to find an element with the text: Margin');
  expect(messages[1]).not.toContain('Growth');
});

it('has React keep no stack of where an element was made', () => {
  const stackOf = (name: string): unknown => Reflect.get(createElement(name), '_debugStack');
  expect(stackOf('p')).toBeInstanceOf(Error);
  expect(stackOf('p')).toBe(stackOf('i'));
});
