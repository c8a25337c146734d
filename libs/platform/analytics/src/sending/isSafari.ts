/** Names of browsers that call themselves Safari too, those on iOS among them. */
const otherNames = /Chrome|Chromium|Android|CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|DuckDuckGo/;

/** Apple's own engine, which an installed app on iOS names without Safari; Chromium's is frozen at 537.36. */
const appleEngine = /AppleWebKit\/(?!537\.36)/;

/** Whether the browser is Safari, on any device, or an app that was installed from it. */
export const isSafari = (userAgent: string): boolean =>
  (userAgent.includes('Safari/') || appleEngine.test(userAgent)) && !otherNames.test(userAgent);
