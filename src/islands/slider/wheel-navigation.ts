import type { Splide } from '@splidejs/splide';

/** A pause so long, in ms, begins a new gesture; what comes sooner is the momentum of the last one. */
const GESTURE_PAUSE_MS = 150;

/** Two fingers sideways on a touchpad turn one slide a gesture, as they did while the list scrolled. */
export function addWheelNavigation(track: HTMLElement, splide: Splide): void {
  let last = 0;
  track.addEventListener(
    'wheel',
    (event) => {
      const { deltaX, deltaY, timeStamp } = event;
      if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
      event.preventDefault();
      if (timeStamp - last > GESTURE_PAUSE_MS) splide.go(deltaX > 0 ? '>' : '<');
      last = timeStamp;
    },
    { passive: false },
  );
}
