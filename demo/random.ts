/** A number in [0, 1) that depends on the text alone: the same demo for the same day. */
function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** An integer in [0, below) that depends on the text alone. */
export const pickOf = (text: string, below: number): number => Math.floor(shareOf(text) * below);
