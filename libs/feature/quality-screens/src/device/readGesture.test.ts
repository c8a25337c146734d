import { expect, it } from 'vitest';
import { readGesture } from './readGesture.js';

const from = { x: 100, y: 100 };

it.each([
  [
    { x: 100, y: 100 },
    { kind: 'tap', distance: 0 },
  ],
  [
    { x: 109, y: 95 },
    { kind: 'tap', distance: 9 },
  ],
  [
    { x: 110, y: 100 },
    { kind: 'drag', distance: 10 },
  ],
  [
    { x: 100, y: 51 },
    { kind: 'drag', distance: 49 },
  ],
  [
    { x: 150, y: 120 },
    { kind: 'swipe', distance: 50, direction: 'right' },
  ],
  [
    { x: 30, y: 100 },
    { kind: 'swipe', distance: 70, direction: 'left' },
  ],
  [
    { x: 110, y: 180 },
    { kind: 'swipe', distance: 80, direction: 'down' },
  ],
  [
    { x: 110, y: 20 },
    { kind: 'swipe', distance: 80, direction: 'up' },
  ],
])('[QUALITY-SCREENS-24] reads a movement to %o as %o', (to, gesture) => {
  expect(readGesture(from, to)).toEqual(gesture);
});
