import { FigureFormatProvider } from '@finance-analyst/figures';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeEdit } from '../editing/describeEdit.js';
import type { AssumptionGroup } from '../method/AssumptionGroup.js';
import { methodViewOf } from '../method/methodViewOf.js';
import { exampleLandlordDocument, exampleLandlordValuation } from '../testing/exampleLandlord.js';
import { exampleDocument2, exampleValuation2 } from '../testing/exampleModel2.js';
import { formattingIn } from '../testing/formattingIn.js';
import { editedValuation } from '../testing/storyFrame.js';
import { AssumptionPanel } from './AssumptionPanel.js';
import { messages } from './messages.js';

const view = methodViewOf(exampleDocument2().body.template);
const fieldOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

const show = (id: AssumptionGroup['id'], valuation = exampleValuation2()) => {
  const group = methodViewOf(valuation.body.template).assumptionGroups.find((each) => each.id === id);
  if (!group) throw new Error(id);
  const told = { onEdit: vi.fn(), onReset: vi.fn(), onExplain: vi.fn() };
  render(
    <FigureFormatProvider locale="en-US">
      <AssumptionPanel group={group} valuation={valuation} scale="millions" {...told} />
    </FigureFormatProvider>,
  );
  return told;
};

describe('the terminal value of version 2', () => {
  it('[VALUATION-SCREENS-405] shows what it implies, each figure with its derivation', () => {
    const { onExplain } = show('terminal');
    const implied = screen.getByRole('region', { name: 'Terminal value and timing: what this implies' });
    expect(
      within(implied)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'EV/EBITDA',
      'EV/NOPAT',
      'Forward P/E',
      'Growth of the final cash flow',
      'Return on new capital',
    ]);
    // By default new capital returns its cost.
    const { evaluator } = exampleValuation2();
    expect(evaluator.number('implied_ronic')).toBeCloseTo(evaluator.number('wacc'), 9);
    fireEvent.click(within(implied).getByRole('button', { name: /EV\/NOPAT/u }));
    expect(onExplain).toHaveBeenCalledWith({ kind: 'model', name: 'implied_nopat_multiple' });
  });

  it('[VALUATION-SCREENS-405] asks for a return on new capital only where it is one number of its own', () => {
    show('terminal', editedValuation({ ronic_method: 'given', given_ronic: 0.12 }, exampleDocument2()));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^RONIC, as one number/u }).value).toBe(
      '12.00',
    );
    expect(screen.queryByRole('textbox', { name: /^Exit multiple/u })).toBeNull();
  });
});

describe('a date of version 2', () => {
  const dateField = () => screen.getByLabelText<HTMLInputElement>('Valuation date');

  it('[VALUATION-SCREENS-406] is edited in place, with its reason', () => {
    const { onEdit } = show('base');
    expect(dateField().value).toBe('2026-11-20');
    expect(screen.getByText('Date of the price')).toBeDefined();
    fireEvent.change(dateField(), { target: { value: '2026-12-18' } });
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('valuation_date', '2026-12-18');
  });

  it('[VALUATION-SCREENS-406] waits until its year is typed, and says what it takes when left before', () => {
    const { onEdit } = show('base');
    fireEvent.change(dateField(), { target: { value: '0020-11-20' } });
    expect(dateField().value).toBe('0020-11-20');
    fireEvent.blur(dateField());
    expect(screen.getAllByText(messages.impossibleDay).length).toBeGreaterThan(0);
    expect(onEdit).not.toHaveBeenCalled();
    fireEvent.keyDown(dateField(), { key: 'Escape' });
    expect(dateField().value).toBe('2026-11-20');
    expect(screen.queryByText(messages.impossibleDay)).toBeNull();
  });

  it('[VALUATION-SCREENS-406] once edited is reset to its default', () => {
    const { onReset } = show('base', editedValuation({ valuation_date: '2026-12-18' }, exampleDocument2()));
    fireEvent.click(screen.getByRole('button', { name: 'Reset Valuation date' }));
    expect(onReset).toHaveBeenCalledWith('valuation_date');
  });

  it('[VALUATION-SCREENS-406] is told by undo as a day of the screen', () => {
    const given = { view, year: null, currency: 'USD', scale: 'millions' } as const;
    const { format } = formattingIn('de-DE');
    expect(describeEdit({ input: 'valuation_date' }, '2026-12-18', { ...given, format })).toBe(
      'Valuation date to 18. Dez. 2026',
    );
    expect(describeEdit({ input: 'sales_to_capital' }, 1.5, { ...given, year: '2027', format })).toBe(
      'Revenue added per unit of capital 2027 to 1,50×',
    );
    expect(describeEdit({ input: 'terminal_method' }, 'value_driver', { ...given, format })).toBe(
      'Terminal value: Value driver',
    );
  });
});

it('[VALUATION-SCREENS-410] has the associates, pensions and dilutive shares of the equity bridge', () => {
  show('bridge');
  for (const name of [/^Associates/u, /^Unfunded pensions, before tax/u, /^Dilutive shares/u])
    expect(screen.getByRole('textbox', { name })).toBeDefined();
});

describe('an input that is not decided', () => {
  it('[VALUATION-SCREENS-625] has an empty field, not a zero, until it is entered', () => {
    const landlord = exampleLandlordDocument();
    show('cost-of-capital', exampleLandlordValuation(landlord));
    expect(fieldOf(/^P\/FFO/u).value).toBe('');
    cleanup();
    show('cost-of-capital', editedValuation({ ffo_multiple: 12 }, landlord));
    expect(fieldOf(/^P\/FFO/u).value).toBe('12.0');
  });
});

describe('options', () => {
  it('[VALUATION-SCREENS-626] say beside the dilutive shares that these may count them too', () => {
    show('bridge', editedValuation({ dilutive_shares: 2e6 }, exampleDocument2()));
    expect(screen.queryByText(/already include options/u)).toBeNull();
    cleanup();
    show('bridge', editedValuation({ dilutive_shares: 2e6, options_outstanding: 5e6 }, exampleDocument2()));
    expect(screen.getAllByText(/already include options/u).length).toBeGreaterThan(0);
    expect(fieldOf(/^Dilutive shares/u).getAttribute('aria-describedby')).not.toBeNull();
  });

  it('[VALUATION-SCREENS-630] have the icon of a note beside them, and an unusual figure that of a warning', () => {
    const iconBeside = (input: string) =>
      document.querySelector(`[data-input="${input}"] svg[data-icon]`)?.getAttribute('data-icon');
    show('bridge', editedValuation({ dilutive_shares: 2e6, options_outstanding: 5e6 }, exampleDocument2()));
    expect(iconBeside('dilutive_shares')).toBe('info');
    cleanup();
    show('cost-of-capital', editedValuation({ beta: 6 }, exampleDocument2()));
    expect(iconBeside('beta')).toBe('warning');
  });
});
