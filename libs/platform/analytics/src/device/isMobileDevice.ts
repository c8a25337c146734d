const mobileName = /Mobi|Android|iPhone|iPad|iPod/i;

/** Told by the browser's name; an iPad calls itself a Mac, but no Mac can be touched in more than one place. */
export const isMobileDevice = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  mobileName.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
