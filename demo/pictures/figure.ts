import { oval, disc } from './shapes.ts';

const n = (value: number): string => String(Math.round(value));

/** Somebody standing in a coat: the middle between the feet, and how tall, in the picture's units. */
export function standing(x: number, y: number, tall: number): string {
  const at = (right: number, up: number): string => `${n(x + right * tall)} ${n(y - up * tall)}`;
  const coat = `M${at(-0.05, 0.84)}L${at(0.05, 0.84)}Q${at(0.13, 0.83)} ${at(0.14, 0.74)}L${at(0.17, 0.26)}L${at(-0.17, 0.26)}L${at(-0.14, 0.74)}Q${at(-0.13, 0.83)} ${at(-0.05, 0.84)}z`;
  const leg = (side: number): string =>
    `M${at(side * 0.02, 0.28)}L${at(side * 0.09, 0.28)}L${at(side * 0.08, 0.03)}L${at(side * 0.13, 0)}L${at(side * 0.02, 0)}z`;
  return disc(x, y - tall * 0.925, tall * 0.075) + coat + leg(-1) + leg(1);
}

/** Head, neck and shoulders from the front, cut off below; `size` is the height of the face. */
export function bust(x: number, y: number, size: number, bottom: number): string {
  const at = (right: number, down: number): string =>
    `${n(x + right * size)} ${n(y + down * size)}`;
  return (
    oval(x, y, size * 0.39, size * 0.5) +
    `M${at(0.19, 0.3)}L${at(0.19, 0.62)}Q${at(0.7, 0.7)} ${at(0.9, 1)}L${n(x + size)} ${n(bottom)}L${n(x - size)} ${n(bottom)}L${at(-0.9, 1)}Q${at(-0.7, 0.7)} ${at(-0.19, 0.62)}L${at(-0.19, 0.3)}z`
  );
}
