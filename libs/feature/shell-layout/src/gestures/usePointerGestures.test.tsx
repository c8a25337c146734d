import { fireEvent, render, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { usePointerGestures, type PointerGestures } from './usePointerGestures.js';

function Surface(gestures: PointerGestures) {
  return <div data-testid="surface" {...usePointerGestures(gestures)} />;
}

const move = (to: readonly [number, number], { pointerType = 'touch', isCancelled = false } = {}) => {
  const onSwipe = vi.fn();
  const onDrag = vi.fn();
  const { container } = render(<Surface onSwipe={onSwipe} onDrag={onDrag} />);
  const surface = within(container).getByTestId('surface');
  const pointer = { pointerId: 1, pointerType };
  fireEvent.pointerDown(surface, { ...pointer, clientX: 100, clientY: 100 });
  const at = { ...pointer, clientX: 100 + to[0], clientY: 100 + to[1] };
  fireEvent.pointerMove(surface, at);
  if (isCancelled) fireEvent.pointerCancel(surface, at);
  fireEvent.pointerUp(surface, at);
  return { onSwipe, onDrag };
};

describe('usePointerGestures', () => {
  it.each([
    [[50, 0], 'right'],
    [[-50, 20], 'left'],
    [[0, -50], 'up'],
    [[49, 51], 'down'],
  ] as const)('[SHELL-LAYOUT-35] takes %j for a swipe: %s', (to, direction) => {
    expect(move(to).onSwipe).toHaveBeenCalledWith(direction);
  });

  it.each([[[49, 0]], [[-49, 49]]] as const)('[SHELL-LAYOUT-35] takes %j for no swipe', (to) => {
    expect(move(to).onSwipe).not.toHaveBeenCalled();
  });

  it('[SHELL-LAYOUT-35] drags from 10 px on', () => {
    expect(move([9, 0]).onDrag).not.toHaveBeenCalled();
    expect(move([0, 10]).onDrag).toHaveBeenCalledWith(0, 10);
  });

  it('leaves alone what the browser took over, and a mouse', () => {
    expect(move([90, 0], { isCancelled: true }).onSwipe).not.toHaveBeenCalled();
    expect(move([90, 0], { pointerType: 'mouse' }).onSwipe).not.toHaveBeenCalled();
  });
});
