// Bundled by itself, as first-interaction.ts says.
import forms from '../islands/forms/main.ts?island';

/*
 * On pages with a form alone, with the first touch. Without it the form is sent as forms
 * always were.
 */
const load = () => void import(/* @vite-ignore */ forms).catch(() => undefined);

for (const type of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(type, load, { once: true, passive: true });
