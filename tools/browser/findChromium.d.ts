/** The Chromium to test in: `CHROMIUM_PATH`, else the machine's, else the one that Playwright downloaded. */
export declare function findChromium(): string | undefined;
/** Arguments for a Chromium that is quiet on the network; root has no sandbox. */
export declare function chromiumArguments(): string[];
