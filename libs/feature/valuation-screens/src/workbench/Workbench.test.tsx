import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  buttonNamed,
  enter,
  fieldOf,
  fieldsNamed,
  headline,
  leaveDialog,
  openRates,
  openWorkbench,
  press,
  strike,
  whenOpen,
} from '../testing/openWorkbench.js';

const opened = async () => {
  const workbench = openWorkbench();
  await whenOpen();
  return workbench;
};
const value = () => headline('Value per share').text;

describe('Workbench', () => {
  it('[VALUATION-SCREENS-2] an edit in the table moves value, forecast and derivation', async () => {
    await opened();
    const before = value();
    enter('Operating margin 2026', '30');
    expect(value()).not.toBe(before);
    const income = screen.getByText(/^Explain EBITA 2026/u).parentElement;
    const revenue = screen.getByText(/^Explain Revenue 2026/u).parentElement;
    const amount = (cell: HTMLElement | null | undefined) =>
      Number(cell?.lastElementChild?.textContent?.replaceAll(',', ''));
    expect(amount(income) / amount(revenue)).toBeCloseTo(0.3, 3);
    expect(screen.getByRole('heading', { name: /^Why / }).textContent).toContain(
      value().replace(/.*: /u, ''),
    );
  });

  it('[VALUATION-SCREENS-2] has a field for every driver of every forecast year, each with a name of its own', async () => {
    await opened();
    openRates();
    const names = fieldsNamed(/ 20(2[6-9]|3[0-5]) (%|×)$/u).map(
      ({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent,
    );
    expect(names).toHaveLength(6 * 10);
    expect(new Set(names).size).toBe(names.length);
  });

  it('[VALUATION-SCREENS-2] fills the years after an edited one', async () => {
    await opened();
    openRates();
    enter('Tax rate 2027', '30');
    await press(buttonNamed('Fill from 2027: Tax rate'));
    const rates = [2026, 2027, 2028, 2029, 2030].map((year) => fieldOf(`Tax rate ${year}`).value);
    expect(rates.slice(1).map(Number)).toEqual([30, 30, 30, 30]);
    expect(rates[0]).toBe('21.5');
  });

  it('[VALUATION-SCREENS-3] shows a reason at every assumption, and after an edit the way back', async () => {
    await opened();
    const before = value();
    expect(screen.getByText('Configured beta')).toBeDefined();
    enter('Beta', '1.6');
    expect(value()).not.toBe(before);
    expect(screen.getByText(/Default: Configured beta/u)).toBeDefined();
    await press(buttonNamed('Reset Beta'));
    expect(value()).toBe(before);
    expect(fieldOf('Beta').value).toBe('1.05');
  });

  it('[VALUATION-SCREENS-3] opens the whole reason of a driver where a line has no room for it', async () => {
    await opened();
    const reason = screen.getByRole('button', { name: /^Mean of 13\.0% over the last twelve months/u });
    await press(reason);
    const dialog = await screen.findByRole('dialog', { name: 'Why: Growth' });
    expect(reason.textContent).not.toContain('does not persist');
    expect(dialog.textContent).toMatch(/^Mean of .*high growth does not persist$/u);
    expect(dialog.textContent).toContain(reason.textContent);
    await leaveDialog();
  });

  it('[VALUATION-SCREENS-4] undo takes back a value under an entry that was refused', async () => {
    await opened();
    enter('Beta', '1.6');
    enter('Beta', 'much');
    expect(fieldOf('Beta').value).toBe('much');
    await press(buttonNamed('Undo Beta to 1.60'));
    expect(Number(fieldOf('Beta').value)).toBe(1.05);
  });

  it('[VALUATION-SCREENS-73] reads an amount in the unit of the model, which no entry changes', async () => {
    await opened();
    enter('Debt', '9000');
    expect(fieldOf('Debt').value).toBe('9,000');
    expect(buttonNamed('Undo Debt to 9,000\u00a0m\u00a0USD')).toBeDefined();
    enter('Debt', '9000000');
    expect(fieldOf('Debt').value).toBe('9,000,000');
    expect(fieldOf('Cash and short-term investments').value).toBe('612');
    expect(fieldOf('Debt').labels?.[0]?.textContent).toBe('Debt USD m');
    expect(screen.getAllByText('Debt').map(({ textContent }) => textContent)).toContain('Debt USD m');
  });

  it('[VALUATION-SCREENS-3] resets a driver of the table, and all assumptions at once', async () => {
    await opened();
    const before = value();
    enter('Growth 2027', '2');
    await press(buttonNamed('Reset Growth'));
    expect(value()).toBe(before);
    enter('Growth 2027', '2');
    enter('Beta', '1.6');
    await press(buttonNamed('More actions'));
    await press(await screen.findByText('Reset all assumptions'));
    expect(value()).toBe(before);
  });

  const analysisItem = async () => {
    await press(buttonNamed('More actions'));
    return (await screen.findByText('Scenario analysis')).closest('[role="menuitem"]');
  };

  it('leads to the analysis of a model once it has a version', async () => {
    await opened();
    const item = await analysisItem();
    expect(item?.getAttribute('aria-disabled')).toBe('true');
    expect(item?.textContent).toContain('Save a version first');
  });

  it('says that the analysis of the saved version leaves unsaved changes out', async () => {
    await opened();
    enter('Beta', '1.5');
    await press(screen.getByRole('button', { name: 'Save version' }));
    await screen.findByText(/version 1\b/u);
    enter('Beta', '1.6');
    const item = await analysisItem();
    expect(item?.textContent).toContain('Version 1, without unsaved changes');
    expect(item?.getAttribute('aria-disabled')).toBeNull();
  });

  it('[VALUATION-SCREENS-174] resets all assumptions from the end of the menu alone', async () => {
    await opened();
    enter('Beta', '1.6');
    await press(buttonNamed('More actions'));
    const last = (await screen.findByText('Reset all assumptions')).closest('[role="menuitem"]');
    expect(last?.nextElementSibling).toBeNull();
    expect(last?.previousElementSibling?.getAttribute('role')).toBe('separator');
  });

  it('[VALUATION-SCREENS-4] undoes and redoes from buttons that say what they do', async () => {
    await opened();
    const before = value();
    expect(buttonNamed('Undo').getAttribute('aria-disabled')).toBe('true');
    enter('Beta', '1.6');
    const after = value();
    await press(buttonNamed('Undo Beta to 1.60'));
    expect(value()).toBe(before);
    await press(buttonNamed('Redo Beta to 1.60'));
    expect(value()).toBe(after);
  });

  it('[VALUATION-SCREENS-4] undo, redo and save keep the focus when nothing is left for them to do', async () => {
    await opened();
    enter('Beta', '1.6');
    for (const name of ['Undo Beta to 1.60', 'Redo Beta to 1.60']) {
      const button = buttonNamed(name);
      button.focus();
      await press(button);
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(document.activeElement).toBe(button);
    }
    const save = screen.getByRole('button', { name: 'Save version' });
    save.focus();
    await press(save);
    await screen.findByText(/saved .* version 1$/u);
    expect(save.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(save);
  });

  it('[VALUATION-SCREENS-4] undoes with Ctrl+Z and redoes with Ctrl+Y or Ctrl+Shift+Z', async () => {
    await opened();
    const before = value();
    enter('Beta', '1.6');
    const after = value();
    strike('Ctrl+z');
    expect(value()).toBe(before);
    strike('Ctrl+y');
    expect(value()).toBe(after);
    strike('Ctrl+z');
    strike('Ctrl+Shift+Z');
    expect(value()).toBe(after);
  });

  it('[VALUATION-SCREENS-4] leaves Ctrl+Z to a field whose text is not taken over yet', async () => {
    await opened();
    enter('Beta', '1.6');
    const after = value();
    act(() => {
      fieldOf('Growth 2026').focus();
    });
    fireEvent.input(fieldOf('Growth 2026'), { target: { value: '50' } });
    strike('Ctrl+z');
    expect(value()).toBe(after);
    strike('Escape');
    strike('Ctrl+z');
    expect(value()).not.toBe(after);
  });

  it('[VALUATION-SCREENS-5] makes the forecast longer and shorter; edited years keep their values', async () => {
    await opened();
    const before = value();
    enter('Growth 2027', '25');
    await press(screen.getByText('5 years'));
    expect(fieldOf('Growth 2027').value).toBe('25.0');
    expect(fieldsNamed(/^Growth 20/u)).toHaveLength(5);
    await press(screen.getByText('10 years'));
    expect(fieldsNamed(/^Growth 20/u)).toHaveLength(10);
    await press(buttonNamed('Reset Growth'));
    expect(value()).toBe(before);
  });

  it('[VALUATION-SCREENS-6] tells what an edit did to the value, and through which part', async () => {
    await opened();
    enter('Terminal growth', '3');
    const note = screen.getByText('Terminal growth to 3.00%').parentElement;
    const [, whole, flows, terminal] =
      /^Terminal growth to 3\.00%([+−][\d.]+)from \d+\.\d\dcash flows ([+−][\d.]+)terminal value ([+−][\d.]+)$/u
        .exec(note?.textContent ?? '')
        ?.map((part) => Number(part.replace('−', '-'))) ?? [];
    expect(Number(flows) + Number(terminal)).toBeCloseTo(Number(whole), 1);
    await press(buttonNamed('Undo Terminal growth to 3.00%'));
    expect(screen.queryByText('Terminal growth to 3.00%')).toBeNull();
  });

  it('[VALUATION-SCREENS-7] opens the derivation of the value, down to the filing', async () => {
    await opened();
    await press(headline('Value per share').within.getByRole('button'));
    const drawer = within(await screen.findByRole('dialog'));
    expect(drawer.getByText('= equity value ÷ diluted shares')).toBeDefined();
    await press(drawer.getByText('Debt'));
    expect(
      drawer.getByText(/10-K filed Feb 14, 2026 · us-gaap:longTermDebt · accession 0001000000-26-000042/u),
    ).toBeDefined();
    await leaveDialog();
  });

  it('[VALUATION-SCREENS-7] opens the derivation of a past and of a forecast figure', async () => {
    await opened();
    for (const [label, formula] of [
      [
        'Operating margin 2024',
        '= EBITA at annual rate ÷ revenue at annual rate, if revenue at annual rate > 0',
      ],
      ['Free cash flow 2026', /^= NOPAT \+ increase in invested capital/u],
    ] as const) {
      const figure = screen.getByText(new RegExp(`^Explain ${label}`, 'u'));
      fireEvent.click(figure.parentElement as HTMLElement);
      const drawer = within(await screen.findByRole('dialog'));
      expect(drawer.getByText(formula)).toBeDefined();
      await leaveDialog();
    }
  });

  it('[VALUATION-SCREENS-10] says a failed check once, and counts it in the header, which leads there', async () => {
    await opened();
    enter('Terminal growth', '40');
    expect(value()).toContain('–');
    const said = await screen.findByText(/^Terminal growth of 40\.00% is not below the cost of capital/u);
    await press(buttonNamed('1 error, 1 warning, show in Checks'));
    expect(said.parentElement).toBe(document.activeElement);
  });
});
