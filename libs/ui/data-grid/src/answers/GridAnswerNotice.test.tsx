import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { GridAnswerNotice } from './GridAnswerNotice.js';
import { useGridAnswers } from './useGridAnswers.js';

const ignore = (): void => undefined;

it('[DATA-GRID-8] announces each action, and shows what was left out or refused', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = render(
    <GridAnswerNotice answer={{ tone: 'quiet', words: '2 cells copied.' }} count={1} onDismiss={ignore} />,
  );
  expect(screen.getByRole('status').textContent).toBe('2 cells copied.');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<GridAnswerNotice answer={{ tone: 'error', words: 'Refused.' }} count={2} onDismiss={ignore} />);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').textContent).toContain('Refused.');
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDefined();
  scrolled.mockRestore();
});

it('[DATA-GRID-8] keeps an answer through the edit that it is about, and closes it with the next one or a save', () => {
  const first = { content: {}, version: {} };
  const { result, rerender } = renderHook(({ content, version }) => useGridAnswers(content, version), {
    initialProps: first,
  });
  const answer = (followsEdit: boolean): void => {
    act(() => {
      result.current.onAnswer({ tone: 'warning', words: '1 cell did not fit.', followsEdit });
    });
  };
  answer(true);
  rerender({ ...first, content: {} });
  expect(result.current.last?.words).toBe('1 cell did not fit.');
  rerender({ ...first, content: {} });
  expect(result.current.last).toBeNull();
  const { content } = first;
  rerender(first);
  answer(false);
  expect(result.current.last).not.toBeNull();
  rerender({ content, version: {} });
  expect(result.current.last).toBeNull();
});
