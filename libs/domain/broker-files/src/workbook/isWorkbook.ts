/** Whether bytes are an Excel workbook: a ZIP archive, or the container of older and of encrypted ones. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return startsWith(bytes, zipStart) || isOlderWorkbook(bytes);
}

/** Whether bytes are the container of Excel workbooks before 2007 and of encrypted ones. */
export const isOlderWorkbook = (bytes: Uint8Array): boolean => startsWith(bytes, containerStart);

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const containerStart = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);
