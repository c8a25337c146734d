import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon.js';
import { iconPaths, type IconName } from './iconPaths.js';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<
  typeof Icon
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, 9rem)',
        gap: 12,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li
          key={name}
          style={{ display: 'flex', gap: 8, alignItems: 'center', fontSize: 'var(--size-note)' }}
        >
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const Named: Story = { args: { name: 'warning', label: 'Warning' } };
