/** Names that Windows keeps for devices, whatever follows their first stop. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/iu;

/** A file name without what a system refuses in one. Signs stay: they can tell two files apart. */
export const nameOnEverySystem = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
    .replace(/^[ .]+|[ .]+$/gu, '')
    .replace(devices, '_$&');
