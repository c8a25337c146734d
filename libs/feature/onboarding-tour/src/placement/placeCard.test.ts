import { expect, it } from 'vitest';
import { placeCard } from './placeCard.js';

const card = { width: 300, height: 160 };
const desktop = { width: 1280, height: 800 };

it.each([
  ['below it', { top: 100, left: 400, width: 100, height: 40 }, desktop, { top: 152, left: 300 }],
  ['above it', { top: 740, left: 1160, width: 100, height: 40 }, desktop, { top: 568, left: 968 }],
  ['after it', { top: 20, left: 0, width: 200, height: 760 }, desktop, { top: 320, left: 212 }],
  ['before it', { top: 20, left: 1080, width: 200, height: 760 }, desktop, { top: 320, left: 768 }],
  [
    'at the end of a small window',
    { top: 20, left: 0, width: 320, height: 60 },
    { width: 320, height: 240 },
    { top: 68, left: 12 },
  ],
  [
    'at the start of a small window',
    { top: 160, left: 0, width: 320, height: 60 },
    { width: 320, height: 240 },
    { top: 12, left: 12 },
  ],
  ['in the middle', null, desktop, { top: 320, left: 490 }],
  ['within a window smaller than itself', null, { width: 200, height: 100 }, { top: 12, left: 12 }],
])('[ONBOARDING-TOUR-9] is placed %s', (_, target, window, place) => {
  expect(placeCard(target, card, window)).toEqual(place);
});
