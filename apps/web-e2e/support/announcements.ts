import type { Page } from '@playwright/test';

/** Records each new text in a live region from now on: what a screen reader would read out. */
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
