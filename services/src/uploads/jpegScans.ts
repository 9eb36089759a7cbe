const marker = { startOfScan: 0xda, baseline: 0xc0, extended: 0xc1 };

/** Markers of a frame are 0xC0 to 0xCF, except three that announce tables. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/**
 * Whether a JPEG file has all of each row in one scan, so that it can be read row by row. Progressive files and those with a scan for
 * each colour cannot: the last row is complete only at the end. What sharp says about that is wrong for pictures with a gain map.
 * Files that are built in an unusual way count as those that cannot.
 */
export const hasOneScan = (file: Buffer): boolean => {
  let colours = 0;
  for (let at = 2; at + 9 < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const code = file[at + 1] ?? 0;
    if (code === marker.startOfScan) return colours > 0 && file[at + 4] === colours;
    if (!isFrame(code)) continue;
    if (code !== marker.baseline && code !== marker.extended) return false;
    colours = file[at + 9] ?? 0;
  }
  return false;
};
