import type { Advice } from '../../../lib/editing/coach/advice.ts';
import { elementOf, moduleIdAround, moduleAround } from './dom.ts';

/** What only the rendered page shows: the order of its headings, and texts over pictures. */

export function headingAdvice(): readonly Advice[] {
  let previousLevel = 0;
  let h1Count = 0;
  const advice: Advice[] = [];
  for (const heading of document.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')) {
    if (heading.closest('[data-ghost],[data-ed-own]')) continue;
    const level = Number(heading.tagName[1]);
    const about = (heading.textContent ?? '').trim();
    const module = moduleIdAround(heading);
    if (about === '') advice.push({ module, rule: 'heading.empty', about: `H${level}` });
    if (level === 1) h1Count += 1;
    if (level === 1 && h1Count > 1) advice.push({ module, rule: 'heading.second', about });
    if (previousLevel > 0 && level > previousLevel + 1)
      advice.push({ module, rule: 'heading.skipped', about });
    previousLevel = level;
  }
  return advice;
}

type Colour = readonly [number, number, number];

const channel = (value: number): number =>
  value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;

/** Relative luminance, as WCAG 2 reckons it. */
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

export const contrastOf = (one: Colour, other: Colour): number => {
  const [left, right] = [luminance(one), luminance(other)];
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
};

const SAMPLES = 24;

/** The colours of a picture under a box of the window, a few samples of them. */
function coloursUnder(picture: HTMLImageElement, box: DOMRect): readonly Colour[] {
  const canvas = new OffscreenCanvas(SAMPLES, SAMPLES);
  const context = canvas.getContext('2d');
  const area = picture.getBoundingClientRect();
  if (!context || area.width === 0 || picture.naturalWidth === 0) return [];
  // As `object-fit: cover` cuts it; others are near enough.
  const scale = Math.max(area.width / picture.naturalWidth, area.height / picture.naturalHeight);
  const left = (picture.naturalWidth - area.width / scale) / 2 + (box.left - area.left) / scale;
  const top = (picture.naturalHeight - area.height / scale) / 2 + (box.top - area.top) / scale;
  try {
    const [width, height] = [box.width / scale, box.height / scale];
    context.drawImage(picture, left, top, width, height, 0, 0, SAMPLES, SAMPLES);
    const { data } = context.getImageData(0, 0, SAMPLES, SAMPLES);
    return Array.from({ length: SAMPLES * SAMPLES }, (_, at) => [
      data[at * 4] ?? 0,
      data[at * 4 + 1] ?? 0,
      data[at * 4 + 2] ?? 0,
    ]);
  } catch {
    return [];
  }
}

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const LARGE_PX = 24;

/** Whether something with a ground of its own lies between a text and what is behind it. */
const hasBackground = (element: Element, module: Element): boolean => {
  for (let one: Element | null = element; one && one !== module; one = one.parentElement)
    if (!/^(?:transparent|rgba\(.*, 0\))$/u.test(getComputedStyle(one).backgroundColor))
      return true;
  return false;
};

/**
 * Texts over pictures that a tenth of the ground behind them is too near to.
 * @param id of one module; null: all of them
 */
export function contrastAdvice(id: string | null): readonly Advice[] {
  const advice: Advice[] = [];
  const one = id === null ? null : elementOf(id);
  for (const module of one ? [one] : document.querySelectorAll('[data-module]'))
    for (const picture of module.querySelectorAll('img')) {
      const area = picture.getBoundingClientRect();
      for (const text of module.querySelectorAll('h1,h2,h3,h4,p,a')) {
        const box = text.getBoundingClientRect();
        const about = (text.textContent ?? '').trim();
        // What the editor puts there is for editors only.
        if (text.closest('[data-ed-own]')) continue;
        if (about === '' || moduleAround(text) !== module || text.contains(picture)) continue;
        if (!overlaps(area, box) || hasBackground(text, module)) continue;
        const style = getComputedStyle(text);
        const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/gu) ?? []).map(Number);
        const minimum = parseFloat(style.fontSize) >= LARGE_PX ? 3 : 4.5;
        const lowSamples = coloursUnder(picture, box).filter(
          (colour) => contrastOf([red, green, blue], colour) < minimum,
        ).length;
        if (lowSamples > (SAMPLES * SAMPLES) / 10)
          advice.push({ module: moduleIdAround(text), rule: 'contrast', about });
      }
    }
  return advice;
}
