import { createStoredEntries } from '@finance-analyst/stored-entries';
import { expect, it } from 'vitest';
import { createFakeStorage } from '../testing/createFakeStorage.js';
import { deniedStorage } from '../testing/deniedStorage.js';
import { storedRole } from './storedRole.js';

it.each([
  ['{"name":"Mara Keller","role":"admin"}', 'admin'],
  ['{"name":"Mara Keller","role":"Admin"}', 'Admin'],
  ['{"name":"Mara Keller","role":" admin"}', ' admin'],
  ['{"name":"Mara Keller"}', null],
  ['{"name":"Mara Keller","role":["admin"]}', null],
  ['admin', null],
])('[SESSION-6] reads the role of %s letter for letter', (user, role) => {
  expect(storedRole(createStoredEntries({ device: createFakeStorage({ user }) }))).toBe(role);
});

it('[SESSION-6] has no role if no user is stored or storage refuses', () => {
  expect(storedRole(createStoredEntries({ device: createFakeStorage() }))).toBeNull();
  expect(storedRole(createStoredEntries({ device: deniedStorage }))).toBeNull();
});
