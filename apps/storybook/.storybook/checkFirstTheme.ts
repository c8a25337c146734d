import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

type StoryContext = Parameters<typeof checkAccessibility>[0];

/**
 * A test plays a story once, in the theme `theme`. Then axe checks the page here, and the addon checks it again in the
 * theme `testTheme`. The theme is nothing but an attribute of the root element, so no second play is needed.
 */
export async function checkFirstTheme(context: StoryContext): Promise<void> {
  const { theme, testTheme } = context.globals as { readonly theme: string; readonly testTheme?: string };
  if (testTheme === undefined) return;
  setTheme(theme);
  try {
    await checkAccessibility(context);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`In the ${theme} theme: ${message}`, { cause: error });
  }
  setTheme(testTheme);
}

const setTheme = (theme: string): void => document.documentElement.setAttribute('data-theme', theme);
