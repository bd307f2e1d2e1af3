import type { Splide } from '@splidejs/splide';

/** A pause so long, in ms, begins a new stroke; what comes sooner is the glide of the last one. */
const STROKE_PAUSE_MS = 150;

/** Two fingers sideways on a touchpad turn one slide a stroke, as they did while the list scrolled. */
export function turnByWheel(track: HTMLElement, splide: Splide): void {
  let last = 0;
  track.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, timeStamp } = event;
      if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
      event.preventDefault();
      if (timeStamp - last > STROKE_PAUSE_MS) splide.go(deltaX > 0 ? '>' : '<');
      last = timeStamp;
    },
    { passive: false },
  );
}
