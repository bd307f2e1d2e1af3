import { describe, expect, it } from 'vitest';
import {
  ENTER_DELAYS_MS,
  LOADING_BAR_DURATION_MS,
  LOADING_BAR_HIDE_MS,
  LOADING_BAR_STEPS,
  PAGE_TRANSITION_MS,
  SEARCH_PANEL_MS,
  SEARCH_SLIDE_MS,
} from '../../../src/lib/constants.ts';
import { sourceFiles } from '../../support/source-files.ts';

const files = sourceFiles('src/layouts', ['.css', '.astro']);
const textOf = (name: string) => files.find((file) => file.name.endsWith(name))?.text ?? '';
const motion = textOf('styles/motion.css');
const seconds = (milliseconds: number) => `${milliseconds / 1000}s`;

/** The times in one declaration of the rule that begins with the selector. */
const timesOf = (css: string, selector: string) =>
  [...(css.split(`${selector} {`)[1]?.split('}')[0] ?? '').matchAll(/\b([\d.]+s)\b/gu)].map(
    ([, time]) => time,
  );

describe('the times of style sheets are those of the constants', () => {
  it('LY-16 its parts enter one after the other', () => {
    const [first, second, third, last] = ENTER_DELAYS_MS.map(seconds);
    expect(timesOf(motion, ':active-view-transition main > :nth-child(1)')).toEqual([first]);
    expect(timesOf(motion, ':active-view-transition main > :nth-child(2)')).toEqual([second]);
    expect(timesOf(motion, ':active-view-transition main > :nth-child(3)')).toEqual([third]);
    expect(timesOf(motion, ':active-view-transition main > *')).toEqual([
      seconds(PAGE_TRANSITION_MS),
      last,
    ]);
  });

  it('LY-16 the transition lasts until the last of them is there', () => {
    const whole = PAGE_TRANSITION_MS + (ENTER_DELAYS_MS.at(-1) ?? 0);
    expect(timesOf(motion, '::view-transition-group(clock)')).toEqual([seconds(whole)]);
  });

  it('LY-17 the loading bar', () => {
    expect(timesOf(motion, ":is([data-bar='on'], [data-bar='list'])::before")).toEqual([
      seconds(LOADING_BAR_DURATION_MS),
    ]);
    const steps = [...motion.matchAll(/--step: ([\d.]+);/gu)].map(([, step]) => Number(step) * 100);
    expect(steps.sort()).toEqual([...LOADING_BAR_STEPS]);
    expect(timesOf(motion.split('no-preference').at(-1) ?? '', '[data-bar]::before')).toEqual([
      seconds(LOADING_BAR_HIDE_MS),
    ]);
  });

  it('SE-01 the suggestions open', () => {
    const sheet = textOf('suggestions.css').split('no-preference').at(-1) ?? '';
    expect(timesOf(sheet, '.suggestions')).toEqual([seconds(SEARCH_PANEL_MS)]);
  });

  it('LY-07 the search box slides in', () => {
    const box = textOf('SearchBox.astro').split('no-preference').at(-1) ?? '';
    expect(timesOf(box, '.form')).toEqual([seconds(SEARCH_SLIDE_MS)]);
  });
});
