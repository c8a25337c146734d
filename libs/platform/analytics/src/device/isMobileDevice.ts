const mobileName = /Mobi|Android|iPhone|iPad|iPod/i;

/** Judged by the user agent; an iPad calls itself a Mac, but no Mac has multi-touch. */
export const isMobileDevice = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  mobileName.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
