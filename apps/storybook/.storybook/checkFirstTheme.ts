import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';

type StoryContext = Parameters<typeof checkAccessibility>[0];

/** A test reads violations alone: what passes is a list of a hundred times their size, made and sent for nobody. */
const violationsAlone = { resultTypes: ['violations'], preload: false };

/** The rules that colors decide. The rest sees nothing of a theme. */
const looks = { ...violationsAlone, runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * A test plays a story once, in the theme `theme`. Then axe checks the page here, and the addon checks it again in the
 * theme `testTheme`, for what a theme may change. The theme is nothing but an attribute of the root element, so no
 * second play is needed.
 */
export async function checkFirstTheme(context: StoryContext): Promise<void> {
  const { theme, testTheme } = context.globals as { readonly theme: string; readonly testTheme?: string };
  if (testTheme === undefined) return;
  setTheme(theme);
  const asked = context.parameters;
  const withOptions = (options: object) => ({
    ...asked,
    a11y: { ...(asked['a11y'] as object), options },
  });
  try {
    await checkAccessibility({ ...context, parameters: withOptions(violationsAlone) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`In the ${theme} theme: ${message}`, { cause: error });
  }
  // The addon reads them next.
  context.parameters = withOptions(looks);
  setTheme(testTheme);
}

const setTheme = (theme: string): void => document.documentElement.setAttribute('data-theme', theme);
