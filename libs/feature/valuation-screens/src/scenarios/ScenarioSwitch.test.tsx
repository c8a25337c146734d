import { percent, reason } from '@finance-analyst/foundation';
import { FigureFormatProvider } from '@finance-analyst/figures';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { ScenarioSwitch } from './ScenarioSwitch.js';

const { template } = exampleCompanyDocument().body;

const scenarios = [
  {
    id: 'cautious',
    name: 'Cautious',
    valuePerShare: { ok: true, value: 87.184 },
    upside: { ok: true, value: 0.2193 },
  },
  {
    id: null,
    name: 'Base',
    valuePerShare: { ok: true, value: 102.82 },
    upside: { ok: true, value: 0.438 },
  },
  {
    id: 'optimistic',
    name: 'Optimistic',
    valuePerShare: { ok: false, reason: 'Terminal growth is above WACC.' },
    upside: { ok: false, reason: 'Terminal growth is above WACC.' },
  },
] as const;

const show = (given: Partial<Parameters<typeof ScenarioSwitch>[0]> = {}) => {
  const onChoose = vi.fn();
  render(
    <ScenarioSwitch
      scenarios={scenarios}
      chosen={null}
      template={template}
      currency="USD"
      hasPrice
      onChoose={onChoose}
      {...given}
    />,
  );
  return onChoose;
};

it('[VALUATION-SCREENS-430] names each scenario with its value and its upside, or why there is no value', () => {
  show();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent.trim())).toEqual([
    'Cautious Value per share 87.18 Upside +21.9%',
    'Base Value per share 102.82 Upside +43.8%',
    'Optimistic Value per share –Not available: Terminal growth is above WACC.',
  ]);
  expect(screen.getByRole('group', { name: 'Scenario' })).toBeDefined();
});

it('[VALUATION-SCREENS-430] gives no upside without a price', () => {
  show({ hasPrice: false });
  expect(screen.queryByText(/Upside/u)).toBeNull();
});

it('[VALUATION-SCREENS-431] marks the scenario shown, and chooses another', () => {
  const onChoose = show();
  const [cautious, base] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([cautious?.checked, base?.checked]).toEqual([false, true]);
  if (cautious) fireEvent.click(cautious);
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('cautious');
});

it('[VALUATION-SCREENS-432] says why the scenario differs, with figures in the locale of the screen', () => {
  render(
    <FigureFormatProvider locale="de-DE">
      <ScenarioSwitch
        scenarios={scenarios}
        chosen={{
          id: 'cautious',
          name: 'Cautious',
          note: reason`Growth starts at ${percent(0.081)}`,
          rows: [],
        }}
        template={template}
        currency="USD"
        hasPrice
        onChoose={vi.fn()}
      />
    </FigureFormatProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe(
    'Growth starts at 8,1%. Edits change this scenario only.',
  );
});

it('[VALUATION-SCREENS-651] names the inputs that a scenario of the analyst sets', () => {
  const row = { input: 'operating_margin', yearEnd: '2027-12-31', value: 0.1, edited: true as const };
  show({
    chosen: {
      id: 'bear-1',
      name: 'Bear',
      note: 'Copy of Base',
      rows: [
        { ...row, id: 'operating_margin@2027-12-31' },
        { ...row, id: 'operating_margin@2028-12-31' },
        { ...row, id: 'beta', input: 'beta', yearEnd: null },
      ],
    },
  });
  expect(screen.getByRole('status').textContent).toMatch(
    /^Copy of Base\. Figures of its own: Operating margin.*, Beta\. Edits change this scenario only\.$/u,
  );
});
