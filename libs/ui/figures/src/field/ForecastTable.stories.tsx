import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { Panel, ScrollRegion } from '@finance-analyst/components';
import { expect, userEvent } from 'storybook/test';
import { Figure } from '../figure/Figure.js';
import { FigureField } from './FigureField.js';

const years = [2026, 2027, 2028, 2029, 2030];
const baseRevenue = 4218e6;

/** A table as screens build it: entries and what follows from them, on one line of sight. */
function ForecastTable(): ReactElement {
  const [growth, setGrowth] = useState([0.112, 0.101, 0.089, 0.078, 0.068]);
  const revenues = growth.map((_, index) =>
    growth.slice(0, index + 1).reduce((sum, rate) => sum * (1 + rate), baseRevenue),
  );
  return (
    <Panel title="Forecast" note="USD m" sample>
      <ScrollRegion label="Forecast: table">
        <table style={{ width: '100%', whiteSpace: 'nowrap' }}>
          <thead>
            <tr style={{ height: 'var(--row-height)' }}>
              <th scope="col" style={{ textAlign: 'left' }}>
                Line
              </th>
              {years.map((year) => (
                <th key={year} scope="col" className="figures">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr style={{ height: 'var(--row-height)' }}>
              <th scope="row" style={{ textAlign: 'left' }}>
                Revenue
              </th>
              {revenues.map((revenue, index) => (
                <td key={years[index]} className="figures">
                  <Figure value={revenue} kind="amount" scale="millions" unit="hidden" emphasis="strong" />
                </td>
              ))}
            </tr>
            <tr style={{ height: 'var(--row-height)' }}>
              <th scope="row" style={{ textAlign: 'left', fontWeight: 400 }}>
                Growth <span className="quiet">%</span>
              </th>
              {growth.map((rate, index) => (
                <td key={years[index]} style={{ padding: '0 0 0 0.25rem' }}>
                  <FigureField
                    label={`Growth in ${String(years[index])}`}
                    isLabelHidden
                    appearance="cell"
                    kind="rate"
                    value={rate}
                    isEdited={index === 1}
                    onCommit={(next) => {
                      setGrowth(growth.map((before, other) => (other === index ? next : before)));
                    }}
                  />
                </td>
              ))}
            </tr>
            <tr style={{ height: 'var(--row-height)' }}>
              <th scope="row" style={{ textAlign: 'left', fontWeight: 400 }}>
                Interest
              </th>
              {years.map((year) => (
                <td key={year} className="figures">
                  <Figure
                    label={`Interest in ${String(year)}`}
                    value={{ ok: false, reason: 'The filing of 2025 has no interest expense.' }}
                    kind="amount"
                    scale="millions"
                    unit="hidden"
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    </Panel>
  );
}

const meta = { title: 'Figures/In a table', component: ForecastTable } satisfies Meta<typeof ForecastTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EditedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Growth in 2026/ });
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.keyboard('0{Enter}');
    await expect(canvas.getAllByText('4,218')[0]).toBeVisible();
  },
};

export const WrongEntry: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Growth in 2030/ });
    await userEvent.clear(field);
    await userEvent.type(field, '7,4{Enter}');
    await expect(field).toBeInvalid();
  },
};
