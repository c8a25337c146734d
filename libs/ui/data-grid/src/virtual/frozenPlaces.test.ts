import { expect, it } from 'vitest';
import { frozenPlaces } from './frozenPlaces.js';

it('[DATA-GRID-51] lets each of the columns end where the next one begins', () => {
  const { widthRem, attributesOf } = frozenPlaces(['state', 'actions'], (column) =>
    column === 'state' ? 9 : 4,
  );
  expect(widthRem).toBe(13);
  expect(attributesOf('state').style).toEqual({ '--end': '4rem' });
  expect(attributesOf('actions').style).toEqual({ '--end': '0rem' });
  expect(attributesOf('date')).toEqual({});
});
