import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notice, type NoticeProps } from './Notice.js';

const action = <button>Try again</button>;
const nothing = () => undefined;

describe('Notice', () => {
  it.each<[string, Omit<NoticeProps, 'children'>, boolean]>([
    ['a note', { tone: 'note' }, true],
    ['a note that offers something', { tone: 'note', action }, false],
    ['a note that can be dismissed', { tone: 'note', onDismiss: nothing }, false],
    ['a warning', { tone: 'warning' }, true],
    ['a warning with a way out', { tone: 'warning', action }, true],
    ['an error that can be dismissed', { tone: 'error', onDismiss: nothing }, true],
    ['a warning of what just happened', { tone: 'warning', announce: 'polite' }, false],
    ['a warning for the screen alone', { tone: 'warning', isForScreenAlone: true }, false],
  ])('[COMPONENTS-19] knows of %s whether it stands on paper', (_, props, isOnPaper) => {
    const { container } = render(<Notice {...props}>The price could not be asked for.</Notice>);
    expect(container.firstElementChild?.hasAttribute('data-off-paper')).toBe(!isOnPaper);
  });

  it('announces all of it, or the title alone', () => {
    const props = {
      tone: 'warning',
      announce: 'polite',
      title: 'No server',
      children: 'Since 9:00.',
    } as const;
    const { rerender } = render(<Notice {...props} />);
    expect(screen.getByRole('status').textContent).toBe('Warning: No server Since 9:00.');
    rerender(<Notice {...props} announcesTitleAlone />);
    expect(screen.getByRole('status').textContent).toBe('No server ');
  });
});
