import type { Fault } from './Fault.ts';

const component = 'libs/feature/overview-screens/src/Canary.tsx';
const story = 'libs/feature/overview-screens/src/Canary.stories.tsx';

/** Faults in components and stories, at least one for each set of rules. */
export const componentFaults: readonly Fault[] = [
  {
    name: 'a hook under a condition',
    file: component,
    source: `import { useState } from 'react';
export function Canary({ isOpen }: { readonly isOpen: boolean }): string {
  if (isOpen) {
    const [text] = useState('');
    return text;
  }
  return '';
}
`,
    rule: 'react-hooks(rules-of-hooks)',
  },
  {
    name: 'an effect that leaves out what it reads',
    file: component,
    source: `import { useEffect } from 'react';
export function Canary({ title }: { readonly title: string }): null {
  useEffect(() => {
    document.title = title;
  }, []);
  return null;
}
`,
    rule: 'react-hooks(exhaustive-deps)',
  },
  {
    name: 'an effect that sets state at once',
    file: component,
    source: `import { useEffect, useState } from 'react';
export function Canary({ title }: { readonly title: string }): string {
  const [text, setText] = useState('');
  useEffect(() => {
    setText(title);
  }, [title]);
  return text;
}
`,
    rule: 'react(set-state-in-effect)',
  },
  {
    name: 'a ref read while rendering',
    file: component,
    source: `import { useRef } from 'react';
export function Canary(): number {
  const count = useRef(0);
  return count.current;
}
`,
    rule: 'react(refs)',
  },
  {
    name: 'a component that changes its props',
    file: component,
    source: `import type { ReactElement } from 'react';
export function Canary(props: { names: string[] }): ReactElement {
  props.names = [];
  return <p>{props.names.length}</p>;
}
`,
    rule: 'react(immutability)',
  },
  {
    name: 'a component that draws at random',
    file: component,
    source: `import type { ReactElement } from 'react';
export function Canary(): ReactElement {
  const random = Math.random();
  return <p>{random}</p>;
}
`,
    rule: 'react(purity)',
  },
  {
    name: 'an image without a text alternative',
    file: component,
    source: `import type { ReactElement } from 'react';
export const Canary = (): ReactElement => <img src="a.png" />;
`,
    rule: 'jsx-a11y(alt-text)',
  },
  {
    name: 'a click without a key',
    file: component,
    source: `import type { ReactElement } from 'react';
export const Canary = ({ open }: { readonly open: () => void }): ReactElement => <div onClick={open}>Open</div>;
`,
    rule: 'jsx-a11y(click-events-have-key-events)',
  },
  {
    name: 'a story file without stories',
    file: story,
    source: 'const meta = { component: () => null };\nexport default meta;\n',
    rule: 'storybook(story-exports)',
  },
];
