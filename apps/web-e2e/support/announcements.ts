import type { Page } from '@playwright/test';

/** From now on notes each text that stands anew in a live region when the page is drawn: what a screen reader says. */
export const recordAnnouncements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    let standing: readonly string[] = [];
    const look = (): void => {
      const regions = document.querySelectorAll('[role="status"], [role="alert"], [role="log"]');
      const now = [...regions].flatMap((region) =>
        (region.getAttribute('role') === 'log' ? [...region.children] : [region]).flatMap(
          ({ textContent }) => textContent.trim() || [],
        ),
      );
      said.push(...now.filter((text) => !standing.includes(text)));
      standing = now;
      requestAnimationFrame(look);
    };
    look();
    Object.assign(globalThis, { said });
  });

export const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly said: readonly string[] }).said);
