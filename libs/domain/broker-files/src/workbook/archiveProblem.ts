/** More than the largest export of a broker: a million rows take some 100 MiB. */
const mostBytes = 256 * 1024 * 1024;
const [entryMark, endMark] = [0x02014b50, 0x06054b50];
const endBytes = 22;

/**
 * Why a ZIP archive is not to be unpacked, as a sentence; null if it is: by the directory at its end, each entry states
 * its size, and all together are no more than 256 MiB. What unpacks it must stop at the size stated.
 */
export function archiveProblem(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return damaged;
  let place = view.getUint32(end + 16, true);
  let total = 0;
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (place + 46 > end || view.getUint32(place, true) !== entryMark) return damaged;
    const [packed, unpacked] = [view.getUint32(place + 20, true), view.getUint32(place + 24, true)];
    const isSizeLater = (view.getUint16(place + 8, true) & 8) !== 0;
    // An empty entry has two bytes; without a size, nothing would limit what it unpacks to.
    if ((packed > 2 && unpacked === 0) || (packed === 0 && isSizeLater)) return damaged;
    total += unpacked;
    place +=
      46 +
      view.getUint16(place + 28, true) +
      view.getUint16(place + 30, true) +
      view.getUint16(place + 32, true);
  }
  return total > mostBytes ? 'The workbook unpacks to more than 256 MiB, so it was not opened.' : null;
}

const damaged = 'The workbook is damaged or incomplete.';

/** The end of the directory is the last thing in the file, before a comment of at most 65,535 bytes. */
function endOfDirectory(view: DataView): number | null {
  for (
    let place = view.byteLength - endBytes;
    place >= Math.max(0, view.byteLength - endBytes - 65_535);
    place--
  )
    if (view.getUint32(place, true) === endMark) return place;
  return null;
}
