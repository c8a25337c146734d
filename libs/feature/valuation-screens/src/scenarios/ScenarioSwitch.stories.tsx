import type { Scenario } from '@finance-analyst/documents';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scenariosOf } from '@finance-analyst/valuation';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { exampleCompanyDocument } from '../testing/exampleCompany.js';
import { exampleValuation } from '../testing/exampleModel.js';
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
export const EditedScenario: Story = {
  args: { chosen: { ...document.body.scenarios[0], isEdited: true } as Scenario },
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
