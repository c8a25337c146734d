import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Panel } from './Panel.js';

function Broken({ reason }: { readonly reason: string | undefined }): ReactElement {
  if (reason) throw new Error(reason);
  return <p>Drawn.</p>;
}

describe('Panel', () => {
  // React writes each error that a boundary caught to the console.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[COMPONENTS-1] keeps a failure inside the panel that it happened in', () => {
    const onError = vi.fn();
    render(
      <>
        <Panel title="Forecast" onError={onError}>
          <Broken reason="No columns." />
        </Panel>
        <Panel title="Checks">Eleven passed.</Panel>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Forecast could not be shown');
    expect(screen.getByText('Eleven passed.')).toBeDefined();
    expect(onError).toHaveBeenCalledOnce();
  });

  it('[COMPONENTS-1] tries again when the content changes', () => {
    const { rerender } = render(
      <Panel title="Forecast">
        <Broken reason="No columns." />
      </Panel>,
    );
    rerender(
      <Panel title="Forecast">
        <Broken reason={undefined} />
      </Panel>,
    );
    expect(screen.getByText('Drawn.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[COMPONENTS-2] says what failed and what was kept, and offers to try again', () => {
    const onRetry = vi.fn();
    const message = 'Your assumptions are kept.';
    render(
      <Panel
        title="Forecast"
        state={{ kind: 'failed', title: 'The filings did not load', message, onRetry }}
      />,
    );
    expect(screen.getByRole('alert').textContent).toContain('The filings did not load');
    expect(screen.getByText(message)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('[COMPONENTS-3] shows stale content with its age, and sample content with its mark', () => {
    render(
      <Panel title="Forecast" sample state={{ kind: 'stale', message: 'These figures are 3 days old.' }}>
        Revenue
      </Panel>,
    );
    expect(screen.getByText('Revenue')).toBeDefined();
    expect(screen.getByText('These figures are 3 days old.')).toBeDefined();
    expect(screen.getByText('Sample data')).toBeDefined();
  });

  it('[COMPONENTS-5] keeps the height of its content while it loads', () => {
    const { container } = render(<Panel title="Forecast" minHeight="9rem" state={{ kind: 'loading' }} />);
    expect(container.querySelector<HTMLElement>('[style]')?.style.minHeight).toBe('9rem');
    expect(container.querySelector('[aria-busy]')).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Forecast: loading');
  });
});
