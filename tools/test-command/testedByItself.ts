/** Apps whose tests run in a browser, each in a step of its own. */
export const testedByItself: ReadonlySet<string> = new Set(['apps/storybook', 'apps/web-e2e']);
