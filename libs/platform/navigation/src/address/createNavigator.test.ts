import { expect, it } from 'vitest';
import { createNavigator } from './createNavigator.js';

it('[NAVIGATION-48] goes where it is told, also when it was told before it could', () => {
  const visited: string[] = [];
  const navigator = createNavigator();
  navigator.go('/status');
  navigator.go('/settings');
  expect(visited).toEqual([]);
  navigator.connect((path) => visited.push(path));
  navigator.go('/terms');
  expect(visited).toEqual(['/settings', '/terms']);
});
