import { expect, it } from 'vitest';
import { extendingWayOf, wayOf } from './wayOf.js';
import { writesFigure } from './writesFigure.js';

const pressed = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

it('[DATA-GRID-1] knows the ways by their keys, with Ctrl or Cmd and no other modifier', () => {
  expect(wayOf(pressed('ArrowLeft'))).toBe('left');
  expect(wayOf(pressed('ArrowLeft', { ctrlKey: true }))).toBe('farLeft');
  expect(wayOf(pressed('End', { metaKey: true }))).toBe('endOfTable');
  expect(wayOf(pressed('ArrowLeft', { altKey: true }))).toBeUndefined();
  expect(wayOf(pressed('ArrowLeft', { shiftKey: true }))).toBeUndefined();
  expect(wayOf(pressed('Tab'))).toBeUndefined();
});

it('[DATA-GRID-3] selects along the same ways with Shift', () => {
  expect(extendingWayOf(pressed('ArrowDown', { shiftKey: true }))).toBe('down');
  expect(extendingWayOf(pressed('Home', { shiftKey: true, ctrlKey: true }))).toBe('startOfTable');
  expect(extendingWayOf(pressed('ArrowDown'))).toBeUndefined();
});

it('[DATA-GRID-2] begins an entry with what a figure begins with, not with a shortcut', () => {
  for (const key of ['7', '.', ',', '(', '-', '−', '+', '=', '*', '/', '^', '×'])
    expect(writesFigure(pressed(key))).toBe(true);
  expect(writesFigure(pressed('7', { ctrlKey: true }))).toBe(false);
  expect(writesFigure(pressed('a'))).toBe(false);
  expect(writesFigure(pressed('F2'))).toBe(false);
});
