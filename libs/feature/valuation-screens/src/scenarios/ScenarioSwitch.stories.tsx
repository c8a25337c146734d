import type { Scenario } from '@finance-analyst/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { addScenario, editInScenario, scenariosOf, setAssumption } from '@finance-analyst/valuation';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleValuation } from '../testing/exampleModel.js';
import { messages } from './messages.js';
import { ScenarioActions } from './ScenarioActions.js';
import { ScenarioSwitch } from './ScenarioSwitch.js';

const document = exampleCompanyDocument();
const scenarioOf = (id: string | null) => document.body.scenarios.find((one) => one.id === id) ?? null;

/** Keeps the choice, as the workbench does. */
function Choosing(props: ComponentProps<typeof ScenarioSwitch>) {
  const [chosen, choose] = useState(props.chosen);
  return (
    <ScenarioSwitch
      {...props}
      chosen={chosen}
      onChoose={(id) => {
        choose(scenarioOf(id));
        props.onChoose(id);
      }}
    />
  );
}

const meta = {
  title: 'Valuation/ScenarioSwitch',
  component: ScenarioSwitch,
  args: {
    scenarios: scenariosOf(exampleValuation(document)),
    chosen: null,
    template: document.body.template,
    currency: 'USD',
    hasPrice: true,
    onChoose: fn(),
  },
  render: Choosing,
} satisfies Meta<typeof ScenarioSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Optimistic: Story = { args: { chosen: scenarioOf('optimistic') } };
export const ReadOnly: Story = { args: { chosen: scenarioOf('cautious'), isReadOnly: true } };
const edited = editInScenario(document.body, 'cautious', (body) => setAssumption(body, 'beta', 1.4));
export const EditedScenario: Story = {
  args: { chosen: edited.scenarios[0] as Scenario },
  // The stored choice is not the edited one.
  render: ScenarioSwitch,
};
export const WithoutPrice: Story = {
  args: {
    scenarios: scenariosOf(exampleValuation(exampleCompanyDocument({ quote: null }))),
    hasPrice: false,
  },
};
export const NoValue: Story = {
  args: {
    scenarios: scenariosOf(exampleValuation(document)).map((scenario) =>
      scenario.id === 'cautious'
        ? { ...scenario, valuePerShare: { ok: false, reason: 'Terminal growth is above WACC.' } }
        : scenario,
    ),
  },
};

export const ByKeyboard: Story = {
  name: '[VALUATION-SCREENS-431] Chooses a scenario by arrow keys',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Base/u })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('optimistic');
    await expect(canvas.getByRole('radio', { name: /^Optimistic/u })).toBeChecked();
  },
};

const withMore = ['Takeover by a competitor', 'Loss of the largest customer', 'Bull'].reduce(
  (body, name) => addScenario(body, { id: name, name, of: 'optimistic' }),
  document.body,
);
const changes = { add: fn(), rename: fn(), remove: fn() };
const manyScenarios = {
  scenarios: scenariosOf(exampleValuation({ ...document, body: withMore })),
  chosen: withMore.scenarios.find(({ name }) => name === 'Bull') ?? null,
};
const withActions: Story['render'] = (props) => (
  <ScenarioSwitch
    {...props}
    actions={<ScenarioActions body={withMore} shown={props.chosen} changes={changes} />}
  />
);

export const ManyScenarios: Story = { args: manyScenarios, render: withActions };
export const BaseOnly: Story = {
  args: { scenarios: manyScenarios.scenarios.filter(({ id }) => id === null) },
  render: withActions,
};

/**
 * What the browser makes of Enter on the button with the focus, until the dialog that it opens has loaded. `userEvent` and
 * `findBy…` would render it within an `act` that nobody awaits, and what suspends there is not always rendered again.
 */
const pressFocused = async (): Promise<void> => {
  window.document.querySelector<HTMLElement>(':focus')?.click();
  await import('./ScenarioNameDialog.js');
};

export const AddsByKeyboard: Story = {
  name: '[VALUATION-SCREENS-651] Adds a scenario by keyboard, and returns the focus',
  args: manyScenarios,
  render: withActions,
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: messages.add });
    add.focus();
    await pressFocused();
    const name = await screen.findByRole('textbox', { name: /^Name/u });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('bull{Enter}');
    await expect(name).toHaveAccessibleDescription(messages.problems.taken);
    await expect(changes.add).not.toHaveBeenCalled();
    await userEvent.keyboard(' run{Enter}');
    await expect(changes.add).toHaveBeenLastCalledWith('bull run');
    await waitFor(() => expect(add).toHaveFocus());
  },
};

export const RenamesByKeyboard: Story = {
  name: '[VALUATION-SCREENS-651] Renames and removes the scenario shown by keyboard',
  args: manyScenarios,
  render: withActions,
  play: async ({ canvas }) => {
    const rename = canvas.getByRole('button', { name: messages.renameOf('Bull') });
    rename.focus();
    await pressFocused();
    const name = await screen.findByRole('textbox', { name: /^Name/u });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Upside{Enter}');
    await expect(changes.rename).toHaveBeenLastCalledWith('Upside');
    await waitFor(() => expect(rename).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(changes.remove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: messages.add })).toHaveFocus();
  },
};
