import { VisitorForm } from './visitor-form.ts';

export const mount = (box: HTMLElement): void => new VisitorForm(box).start();
