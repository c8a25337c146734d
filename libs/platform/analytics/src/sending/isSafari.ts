/** Other browsers that include Safari in their user agent, including those on iOS. */
const otherNames = /Chrome|Chromium|Android|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/;

/** Apple's own engine version, the only mark of an installed app on iOS; Chromium's is frozen at 537.36. */
const appleEngine = /AppleWebKit\/(?!537\.36)/;

/** Whether the browser is Safari on any device, or an app installed from it. */
export const isSafari = (userAgent: string): boolean =>
  (userAgent.includes('Safari/') || appleEngine.test(userAgent)) && !otherNames.test(userAgent);
