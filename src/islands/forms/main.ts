import { VisitorForm } from './visitor-form.ts';

for (const box of document.querySelectorAll<HTMLElement>('[data-form-box]'))
  new VisitorForm(box).start();
