import { expect, it } from 'vitest';
import { accountNamesIn } from './accountNamesIn.js';
import { quantitiesIn } from './quantitiesIn.js';

const namesIn = accountNamesIn([
  { id: 'main', name: 'Main broker' },
  { id: 'main-2', name: 'Second 4000' },
]);

it('names accounts as a person does', () => {
  expect(namesIn('Account main holds no ACME on that day.')).toBe(
    'Account Main broker holds no ACME on that day.',
  );
  expect(namesIn('ACME is held in another currency in account main-2.')).toBe(
    'ACME is held in another currency in account Second 4000.',
  );
  expect(namesIn('There is no account other.')).toBe('There is no account other.');
});

it('writes quantities, and no other digits', () => {
  const grouped = (text: string): string => `<${text}>`;
  expect(quantitiesIn('Account 4000 holds 1234.5 700 on that day, less than 20000.', grouped)).toBe(
    'Account 4000 holds <1234.5> 700 on that day, less than <20000>.',
  );
  expect(quantitiesIn('The lot of 2024-01-02 has 4000, less than 20000.', grouped)).toBe(
    'The lot of 2024-01-02 has <4000>, less than <20000>.',
  );
  expect(quantitiesIn('The row is before account 4000 was opened on 2024-05-02.', grouped)).toBe(
    'The row is before account 4000 was opened on 2024-05-02.',
  );
});
