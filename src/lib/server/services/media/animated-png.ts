import { open } from 'node:fs/promises';

const SIGNATURE_BYTES = 8;
/** Length and type of a part; behind what it holds stands a sum of four bytes. */
const HEAD_BYTES = 8;
const SUM_BYTES = 4;
/** Parts before the pixels; a file has a dozen. */
const MAX_PARTS = 1000;

/** Whether a PNG moves: then a part that says so stands before its pixels. The decoder does not tell. */
export async function isAnimatedPng(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    let at = SIGNATURE_BYTES;
    for (let part = 0; part < MAX_PARTS; part += 1) {
      const { bytesRead } = await file.read(head, 0, HEAD_BYTES, at);
      const type = head.toString('latin1', 4);
      if (bytesRead < HEAD_BYTES || type === 'IDAT') return false;
      if (type === 'acTL') return true;
      at += HEAD_BYTES + head.readUInt32BE(0) + SUM_BYTES;
    }
    return false;
  } finally {
    await file.close();
  }
}
