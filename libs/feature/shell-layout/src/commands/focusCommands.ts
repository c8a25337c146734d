import type { HeadingLevel, JumpResult, Landmark } from '@finance-analyst/accessibility';
import type { Command, CommandOutcome } from '@finance-analyst/contributions';
import { commandGroups } from './commandGroups.js';
import { runLater } from './runLater.js';
import type { ShellCommandDependencies } from './ShellCommandDependencies.js';

const landmarkTitles: Readonly<Record<Landmark, string>> = {
  1: 'Go to the main area',
  2: 'Go to the navigation',
  3: 'Go to the search',
  4: 'Go to the side panel or the navigation',
  5: 'Go to the footer',
};
const landmarks = [1, 2, 3, 4, 5] as const satisfies readonly Landmark[];
const levels = [1, 2, 3, 4, 5, 6] as const satisfies readonly HeadingLevel[];

const outcomeOf = (jump: JumpResult): CommandOutcome => (jump.ok ? { ok: true } : jump);

/** Alt and a digit, with or without Shift; the assignment may change while the page is open. */
const digitKeys = (digit: number, shift: boolean) => ({ code: `Digit${digit}`, alt: true, shift });

/**
 * Alt+1 to 5 focus landmarks and Alt+Shift+1 to 6 headings; with the preference `screenReader` they are swapped,
 * since headings are the usual way to read a page with one.
 */
export function focusCommands({
  document,
  accessibility,
  hasCommandKey,
}: Pick<ShellCommandDependencies, 'document' | 'accessibility' | 'hasCommandKey'>): readonly Command[] {
  const isExchanged = () => accessibility.read().screenReader;
  return [
    ...landmarks.map((landmark): Command => ({
      id: `focus.landmark-${landmark}`,
      title: landmarkTitles[landmark],
      group: commandGroups.focus,
      isOffWhileTyping: hasCommandKey,
      get shortcut() {
        return digitKeys(landmark, isExchanged());
      },
      run: runLater(({ focusLandmark }) => outcomeOf(focusLandmark(document, landmark))),
    })),
    ...levels.map((level): Command => ({
      id: `focus.heading-${level}`,
      title: `Go to the next heading of level ${level}`,
      group: commandGroups.headings,
      isOffWhileTyping: hasCommandKey,
      get shortcut() {
        return digitKeys(level, !isExchanged());
      },
      run: runLater(({ focusHeading }) => outcomeOf(focusHeading(document, level))),
    })),
    {
      id: 'focus.toasts',
      title: 'Go to the notifications on screen',
      group: commandGroups.focus,
      // F6 is handled by the notifications themselves, while there are any.
      run: runLater(({ focusToasts }) => focusToasts(document)),
    },
  ];
}
