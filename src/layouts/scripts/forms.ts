// Bundled by itself, as first-interaction.ts says.
import forms from '../../islands/forms/main.ts?worker&url';

// On pages with a form alone. Without it the form is sent as forms always were.
if (document.querySelector('[data-form]')) import(/* @vite-ignore */ forms).catch(() => undefined);
