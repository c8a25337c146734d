import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeMemory } from '../testing/createFakeMemory.js';
import { entered } from '../testing/entered.js';
import { openTool, typeInto } from '../testing/openTool.js';
import { fieldOf, headline, press } from '../testing/openWorkbench.js';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

const openFilled = async () => {
  openTool({ address: '/valuation-tool?symbol=EXM' });
  await waitFor(() => {
    expect(fieldOf('Revenue').value).toBe('3,913');
  });
  await press(button('Use median for Revenue growth, base case'));
};

it('[VALUATION-SCREENS-666] takes its figures and medians along when a company is removed, until undone', async () => {
  await openFilled();
  typeInto('Required return', '10');
  typeInto('Final net margin, base', '12');
  typeInto('Exit P/E, base', '15');
  const value = headline('Value per share').text;
  await press(button('Remove'));
  for (const name of ['Revenue', 'Diluted shares', 'Price', 'Revenue growth, base'])
    expect(fieldOf(name).value).toBe('');
  expect(fieldOf('Required return').value).toBe('10.0');
  expect(Number(fieldOf('Exit P/E, base').value)).toBe(15);
  await press(button('Undo company removal'));
  expect(headline('Value per share').text).toBe(value);
});

const earlier = () =>
  openTool({
    memory: createFakeMemory(
      entered(
        { 'growth.base': 0.06, 'growth.cautious': 0.04, 'net-income.multiple.base': 15, revenue: 1e9 },
        { symbol: 'EXM' },
        'earlier',
      ),
    ),
  });

it('[VALUATION-SCREENS-667] names entries from before the company was chosen until they are edited or confirmed', async () => {
  earlier();
  await screen.findByText(
    'You entered these before choosing Example Instruments: revenue, revenue growth and exit P/E.',
  );
  expect(
    screen.getByText(/^What you entered before differs from the figures for Example Instruments: revenue\./),
  ).toBeTruthy();
  typeInto('Revenue growth, base', '7');
  typeInto('Revenue growth, cautious', '5');
  expect(
    screen.getByText('You entered these before choosing Example Instruments: revenue and exit P/E.'),
  ).toBeTruthy();
  await press(button('Confirm for Example Instruments'));
  expect(screen.queryByText(/^You entered these before/)).toBeNull();
  expect(
    screen.getByText(/^Your entries differ from the figures for Example Instruments: revenue\./),
  ).toBeTruthy();
  expect(fieldOf('Exit P/E, base').value).toBe('15.0');
  await press(button('Undo confirmed entries'));
  expect(screen.getByText(/^You entered these before/)).toBeTruthy();
});

it('[VALUATION-SCREENS-668] says of each entry in a derivation whether it is the person’s, the company’s or the default', async () => {
  await openFilled();
  typeInto('Final net margin, base', '12');
  typeInto('Exit P/E, base', '15');
  const table = screen.getByRole('table', { name: /^Year by year, base/ });
  const notesOf = async (line: string) => {
    await press(
      within(table).getByRole('button', { name: new RegExp(`^Explain ${line}, Year 1`), hidden: true }),
    );
    const tree = await screen.findByRole('list', { name: new RegExp(`^Derivation of ${line}, year 1`) });
    return tree.textContent;
  };
  const income = await notesOf('Net income');
  expect(income).toContain('Median of EXM');
  expect(income).toContain('Your entry');
  expect(await notesOf('Revenue')).toContain('As filed, FY2025');
  expect(await notesOf('Dividend per share')).toContain('Default');
});

it('[VALUATION-SCREENS-668] calls a figure of the company that is out of date newer there, not the person’s', async () => {
  openTool({ address: '/valuation-tool?symbol=EXM&price=60&revenue=1000000000&shares=5&company=price' });
  expect(
    await screen.findByText(
      /^Your entries differ from the figures for Example Instruments: revenue and diluted shares\. Newer figures for Example Instruments: price\.$/,
    ),
  ).toBeTruthy();
  expect(fieldOf('Price').value).toBe('60.00');
});

it('[VALUATION-SCREENS-666] gives a figure back to the company where Escape discards what was typed over it', async () => {
  await openFilled();
  typeInto('Revenue growth, base', '7');
  fireEvent.keyDown(fieldOf('Revenue growth, base'), { key: 'Escape' });
  expect(fieldOf('Revenue growth, base').value).toBe('13');
  typeInto('Final net margin, base', '12');
  await press(button('Remove'));
  expect(fieldOf('Revenue growth, base').value).toBe('');
  expect(Number(fieldOf('Final net margin, base').value)).toBe(12);
});
