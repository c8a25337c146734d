import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FigureFormatProvider } from '../format/FigureFormatProvider.js';
import { Delta } from './Delta.js';
import { Figure } from './Figure.js';

describe('Figure', () => {
  it('[FIGURES-2] gives the reason of a missing figure to screen readers', () => {
    render(<Figure kind="rate" label="WACC" value={{ ok: false, reason: 'There is no beta.' }} />);
    const figure = screen.getByRole('button', { name: /WACC:.*Not available: There is no beta\./ });
    expect(figure.textContent).toContain('–');
  });

  it('[FIGURES-12] shows a moment in the time zone of the reader, a calendar day as it is', () => {
    const { container } = render(
      <FigureFormatProvider locale="en-US" timeZone="Asia/Tokyo">
        <Figure kind="date" value={{ ok: true, value: '2026-11-21T16:00:00.000Z' }} isStatic />
        <Figure kind="date" value={{ ok: true, value: '2026-11-21' }} isStatic />
      </FigureFormatProvider>,
    );
    expect(container.textContent).toBe('Nov 22, 2026Nov 21, 2026');
  });

  it('[FIGURES-1] shows no NaN: a number that is none is missing', () => {
    const { container } = render(<Figure kind="amount" value={0 / 0} isStatic />);
    expect(container.textContent).toBe('–Not available: The result is not a finite number.');
  });

  it('[FIGURES-13] marks sample data at the figure', () => {
    render(<Figure kind="rate" value={0.1} provenance={{ label: 'Sample market', sample: true }} />);
    expect(screen.getByText('sample')).toBeDefined();
  });

  it('[FIGURES-20] marks a figure that may be out of date, and says why', async () => {
    const stale = 'Dated Nov 3, 2026; no newer price is available.';
    render(<Figure kind="per-share" label="Price" value={71.5} provenance={{ label: 'Exchange', stale }} />);
    fireEvent.click(screen.getByRole('button', { name: /Price:.*stale/ }));
    expect(await screen.findByText(stale)).toBeDefined();
  });
});

describe('Delta', () => {
  it('[FIGURES-17] shows a change by arrow and sign, not by color alone', () => {
    const { container, rerender } = render(<Delta kind="rate" value={-0.084} />);
    expect(container.textContent).toBe('−8.4%');
    expect(container.querySelector('svg')).not.toBeNull();
    rerender(<Delta kind="rate" value={0.084} />);
    expect(container.textContent).toBe('+8.4%');
    rerender(<Delta kind="rate" value={0} />);
    expect(container.textContent).toBe('0.0%');
    expect(container.querySelector('svg')).toBeNull();
  });
});
