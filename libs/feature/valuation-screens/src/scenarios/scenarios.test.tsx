import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '../forecast/messages.js';
import { messages as scenarioMessages } from './messages.js';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleDocument } from '../testing/exampleModel.js';
import { modelOf } from '../testing/modelOf.js';
import {
  buttonNamed,
  enter,
  fieldOf,
  headline,
  openTab,
  openWorkbench,
  press,
  whenOpen,
} from '../testing/openWorkbench.js';

const value = () => headline('Value per share').text.replace(/.*: /u, '');
const radio = (name: string): HTMLInputElement => {
  const found = screen
    .getAllByRole<HTMLInputElement>('radio')
    .find((one) => one.closest('label')?.textContent.startsWith(name));
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const shownOf = (name: string) => /\d+\.\d\d/u.exec(radio(name).closest('label')?.textContent ?? '')?.[0];

const open = async (parameters = '', model = exampleCompanyDocument()) => {
  const workspace = openTab();
  const saved = await workspace.save(model);
  if (!saved.ok) throw new Error('It was not saved.');
  const address = `/valuation-workbench?symbol=EXM&model=${saved.value.id}${parameters}`;
  const workbench = openWorkbench({ workspace, address });
  await whenOpen();
  return { workbench, id: saved.value.id };
};

it('[VALUATION-SCREENS-431] shows the headline, the fields and the derivation of the scenario chosen', async () => {
  await open();
  const base = value();
  const margin = fieldOf('Operating margin 2030').value;
  expect(base).toBe(shownOf('Base'));
  await press(radio('Optimistic'));
  expect(value()).toBe(shownOf('Optimistic'));
  expect(Number(value())).toBeGreaterThan(Number(base));
  expect(Number(fieldOf('Operating margin 2030').value)).toBeGreaterThan(Number(margin));
  expect(screen.getByRole('heading', { name: /^Why / }).textContent).toContain(value());
  await press(radio('Base'));
  expect([value(), fieldOf('Operating margin 2030').value]).toEqual([base, margin]);
});

it('[VALUATION-SCREENS-433] keeps an edit of a scenario as unsaved changes, a version and an undo step', async () => {
  const { workbench, id } = await open();
  const base = value();
  await press(radio('Optimistic'));
  enter('Beta', '1.4');
  const edited = value();
  expect([shownOf('Base'), shownOf('Optimistic')]).toEqual([base, edited]);
  expect(screen.getByText('Beta to 1.40 (Optimistic)')).toBeDefined();
  expect(screen.getByText(/edited since version 1/u)).toBeDefined();
  await press(screen.getByRole('button', { name: 'Save version' }));
  await screen.findByText(/saved .* version 2$/u);
  const stored = await workbench.workspace.open(id);
  const { body } = stored.ok ? modelOf(stored.value.document) : exampleCompanyDocument();
  expect(body.scenarios.find((one) => one.id === 'optimistic')).toMatchObject({ isEdited: true });
  expect(body.assumptions.some((row) => row.edited)).toBe(false);
  await press(buttonNamed('Undo Beta to 1.40 (Optimistic)'));
  expect(radio('Optimistic').checked).toBe(true);
  expect(fieldOf('Beta').value).toBe('1.05');
});

it('[VALUATION-SCREENS-434] resets an assumption to the scenario’s default, or says that it takes the value of the base', async () => {
  await open();
  enter('Beta', '1.2');
  await press(radio('Cautious'));
  enter('Beta', '1.5');
  expect(screen.getByText(scenarioMessages.resetsTo.base)).toBeDefined();
  await press(buttonNamed('Reset Beta'));
  expect(Number(fieldOf('Beta').value)).toBe(1.2);
  expect(screen.getByText('Reset Beta (Cautious)')).toBeDefined();
  const standard = fieldOf('Operating margin 2030').value;
  expect(document.querySelector('button[aria-label="Reset Operating margin"]')).toBeNull();
  enter('Operating margin 2030', '33');
  expect(screen.getByText(scenarioMessages.resetsTo.scenario, { exact: false })).toBeDefined();
  await press(buttonNamed('Reset Operating margin'));
  expect(fieldOf('Operating margin 2030').value).toBe(standard);
});

it('[VALUATION-SCREENS-651] adds a scenario by name, and says why a name is not accepted', async () => {
  await open();
  await press(radio('Optimistic'));
  const optimistic = value();
  await press(screen.getByRole('button', { name: scenarioMessages.add }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: /^Name/u });
  fireEvent.change(name, { target: { value: 'base' } });
  await press(within(dialog).getByRole('button', { name: scenarioMessages.add }));
  expect(within(dialog).getByText(scenarioMessages.problems.taken)).toBeDefined();
  fireEvent.change(name, { target: { value: 'Bull' } });
  await press(within(dialog).getByRole('button', { name: scenarioMessages.add }));
  expect([radio('Bull').checked, value(), shownOf('Optimistic')]).toEqual([true, optimistic, optimistic]);
  expect(
    screen.getByText(/^Copy of Optimistic\. Figures of its own: .* Edits change this scenario only\.$/u),
  ).toBeDefined();
  await press(buttonNamed('Remove scenario Bull'));
  expect(radio('Base').checked).toBe(true);
  expect(screen.queryByText('Bull')).toBeNull();
  await press(buttonNamed('Undo Remove scenario Bull'));
  expect(radio('Bull').checked).toBe(true);
});

it('[VALUATION-SCREENS-435] tells what an edit did to the scenario shown', async () => {
  await open();
  await press(radio('Optimistic'));
  const before = value();
  enter('Beta', '1.4');
  const note = screen.getByText('Beta to 1.40 (Optimistic)').parentElement?.textContent ?? '';
  expect(note).toContain(`from ${before}`);
  const change = Number(/[−+]\d+\.\d\d/u.exec(note)?.[0].replace('−', '-'));
  expect(change).toBeCloseTo(Number(value()) - Number(before), 6);
  await press(radio('Cautious'));
  expect(screen.queryByText('Beta to 1.40 (Optimistic)')).toBeNull();
});

it('[VALUATION-SCREENS-431] switches the scenario of a version that is read-only', async () => {
  await open('&version=1');
  await press(radio('Cautious'));
  expect(value()).toBe(shownOf('Cautious'));
  expect(screen.queryByText(/Edits change/u)).toBeNull();
  expect(fieldOf('Beta').readOnly).toBe(true);
});

it('[VALUATION-SCREENS-430] has no scenarios in a model of version 1', async () => {
  await open('', exampleDocument());
  expect(screen.queryByRole('group', { name: 'Scenario' })).toBeNull();
  await press(screen.getByRole('button', { name: scenarioMessages.add }));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByRole('textbox', { name: /^Name/u });
  fireEvent.change(name, { target: { value: 'Bear' } });
  await press(within(dialog).getByRole('button', { name: scenarioMessages.add }));
  expect(radio('Bear').checked).toBe(true);
  expect(shownOf('Bear')).toBe(shownOf('Base'));
});

it('[VALUATION-SCREENS-614] calls edited what the analyst set in a scenario, and not what the scenario sets', async () => {
  await open();
  const marginOf = (year: number) =>
    fieldOf(`Operating margin ${String(year)}`)
      .closest('td')
      ?.getAttribute('data-edited') ?? null;
  const rowOf = () => fieldOf('Operating margin 2030').closest('tr')?.textContent ?? '';
  await press(radio('Optimistic'));
  expect([marginOf(2029), marginOf(2030)]).toEqual([null, null]);
  expect(rowOf()).toContain(messages.scenarioDefault);
  expect(rowOf()).not.toContain('Edited');
  enter('Operating margin 2030', '33');
  expect([marginOf(2029), marginOf(2030)]).toEqual([null, 'true']);
  expect(rowOf()).toContain('Edited');
});
