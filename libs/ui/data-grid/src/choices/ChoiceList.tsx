import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import type { CellChoice } from './CellChoices.js';
import styles from './ChoiceList.module.css';
import type { OpenChoices } from './useCellChoices.js';

const gapPx = 2;

/** The choices of an open entry, above what else is on the page: a cell would clip them. */
export function ChoiceList({
  label,
  choices,
  open,
  field,
  onTake,
}: {
  readonly label: string;
  readonly choices: readonly CellChoice[];
  readonly open: OpenChoices;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onTake: (choice: CellChoice) => void;
}): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const take = useEffectEvent((event: MouseEvent) => {
    event.stopPropagation();
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('li') : null;
    const choice = choices.find(({ id }) => id === option?.dataset['id']);
    if (choice) onTake(choice);
  });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    element.showPopover();
    const place = (): void => {
      const at = field.current?.getBoundingClientRect();
      if (!at) return;
      const below = window.innerHeight - at.bottom;
      const isAbove = below < element.offsetHeight + gapPx && at.top > below;
      element.style.top = `${isAbove ? at.top - element.offsetHeight - gapPx : at.bottom + gapPx}px`;
      element.style.left = `${Math.max(0, Math.min(at.left, window.innerWidth - element.offsetWidth))}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    const listening = new AbortController();
    const { signal } = listening;
    // By keyboard, the field takes the marked choice.
    element.addEventListener('click', (event) => take(event), { signal });
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    return () => {
      observer.disconnect();
      listening.abort();
    };
  }, [field]);
  const markedId = open.marked?.id;
  useLayoutEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [markedId]);
  return (
    <ul
      ref={list}
      id={open.listId}
      popover="manual"
      role="listbox"
      aria-label={label}
      className={styles['list']}
      // A press must neither select cells nor take the focus from the field.
      onPointerDown={keep}
      onMouseDown={(event) => {
        event.preventDefault();
        keep(event);
      }}
      onDoubleClick={keep}
    >
      {choices.map((choice) => (
        <li
          key={choice.id}
          id={open.optionId(choice)}
          data-id={choice.id}
          role="option"
          aria-selected={choice.id === markedId}
          className={styles['option']}
        >
          <span>{choice.title}</span>
          {choice.detail !== undefined && <span className={styles['detail']}>{choice.detail}</span>}
        </li>
      ))}
    </ul>
  );
}

const keep = (event: SyntheticEvent): void => {
  event.stopPropagation();
};
