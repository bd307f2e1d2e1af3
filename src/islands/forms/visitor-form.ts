import { checkField, type Problem } from '../../lib/forms/check-field.ts';
import { askedFields, checkForm } from '../../lib/forms/check-form.ts';
import { isList, type FieldInfo, type RawAnswers } from '../../lib/forms/form-info.ts';
import { fetchForm, sendPlainForm, type FormDescription } from './form-api.ts';
import { controlOf, fieldOf, namesOf, setMessage, typedAnswers } from './field-dom.ts';
import { uploadChosen } from './upload-field.ts';

/**
 * A form that is sent in place. The server renders every step, as it does without
 * scripts; this checks before it sends, shows and hides what conditions say, and uploads
 * files as soon as they are chosen.
 */
export class VisitorForm {
  readonly #box: HTMLElement;
  #info: FormDescription | null = null;
  #uploads: Promise<void> = Promise.resolve();
  #isSending = false;
  /** A button is held down. */
  #isPressed = false;
  /** What was changed by pressing elsewhere, to be looked at afterwards. */
  #changedWhilePressed: HTMLInputElement | null = null;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  start(): void {
    const form = this.#form;
    if (!form) return;
    this.#box.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit(event.submitter);
    });
    this.#box.addEventListener('input', () => {
      this.#showAsked();
    });
    this.#box.addEventListener('change', ({ target }) => {
      if (this.#isPressed) this.#changedWhilePressed = target as HTMLInputElement;
      else this.#changed(target as HTMLInputElement);
    });
    this.#waitForPresses();
    void fetchForm(form.dataset['form'] ?? '').then((info) => {
      this.#info = info;
      if (!this.#isPressed) this.#showAsked();
    });
  }

  /**
   * A message or a field that comes or goes moves what is below it: not while a button is held
   * down, which would be somewhere else when it is let go, and not be clicked.
   */
  #waitForPresses(): void {
    addEventListener('pointerdown', () => (this.#isPressed = true), true);
    const release = () =>
      setTimeout(() => {
        this.#isPressed = false;
        const target = this.#changedWhilePressed;
        this.#changedWhilePressed = null;
        if (target?.isConnected) this.#changed(target);
        this.#showAsked();
      });
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, release, true);
  }

  get #form(): HTMLFormElement | null {
    return this.#box.querySelector('form');
  }

  /** The fields of the step that is shown. */
  get #fields(): readonly FieldInfo[] {
    const step = Number(this.#form?.dataset['step']);
    return (this.#info?.fields ?? []).filter((field) => field.step === step);
  }

  /** What the step holds. Of earlier steps the server knows: their fields are as they came. */
  #raw(form: HTMLFormElement): RawAnswers {
    const typed = typedAnswers(form);
    return Object.fromEntries(
      this.#fields.map((field) => {
        const values = typed[field.slug] ?? [];
        return [field.slug, isList(field) ? values : values[0]];
      }),
    );
  }

  /** Fields whose condition stands in this step, shown or not as it says. */
  #showAsked(): void {
    const form = this.#form;
    if (!form || this.#info === null) return;
    const fields = this.#fields;
    const asked = askedFields(fields, this.#raw(form));
    for (const field of fields) {
      const isHere = fields.some(({ slug }) => slug === field.show_if?.field);
      const element = isHere ? fieldOf(form, field.slug) : null;
      if (!element) continue;
      element.hidden = !asked.includes(field);
      // What is said for whoever has no scripts.
      element.querySelector<HTMLElement>('[data-condition]')?.remove();
      const control = controlOf(element);
      if ('required' in control) control.required = field.required;
    }
  }

  #changed(target: HTMLInputElement): void {
    const form = this.#form;
    if (target.type === 'file') {
      this.#uploads = this.#uploads.then(() =>
        uploadChosen(target, (text) => {
          this.#tell(text);
        }),
      );
      return;
    }
    const field = this.#fields.find(({ slug }) => slug === target.name);
    const element = form && field ? fieldOf(form, field.slug) : null;
    if (!form || !field || !element) return;
    // What is missing is said when the form is sent, not while it is filled in.
    const checked = checkField({ ...field, required: false }, this.#raw(form)[field.slug]);
    setMessage(element, checked.ok ? '' : (this.#info?.messages[checked.problem] ?? ''));
  }

  #tell(text: string): void {
    const status = this.#form?.querySelector('[data-form-status]');
    if (status) status.textContent = text;
  }

  /** Shows what is wrong; whoever hears the page hears the summary first. */
  #showErrors(form: HTMLFormElement, problems: Readonly<Record<string, Problem>>): void {
    const template = form.querySelector<HTMLTemplateElement>('[data-summary]');
    const summary = template?.content.cloneNode(true) as DocumentFragment | undefined;
    const wrong: HTMLElement[] = [];
    for (const { slug } of this.#fields) {
      const element = fieldOf(form, slug);
      const problem = problems[slug];
      const message = problem === undefined ? '' : (this.#info?.messages[problem] ?? '');
      if (!element) continue;
      setMessage(element, message);
      if (message !== '') wrong.push(element);
    }
    const place = form.querySelector<HTMLElement>('[data-form-errors]');
    if (!summary || !place) return;
    summary.querySelector('p:last-child')?.append(...namesOf(form, wrong));
    place.replaceChildren(summary);
    this.#setTitle();
    place.querySelector<HTMLElement>('[tabindex]')?.focus();
  }

  /** The title says first that something is wrong, for those who only hear it. */
  #setTitle(refused = this.#form?.dataset['refused'] ?? ''): void {
    const start = `${refused} `;
    const title = document.title.startsWith(start)
      ? document.title.slice(start.length)
      : document.title;
    document.title = this.#box.querySelector('#field-errors') ? start + title : title;
  }

  async #submit(submitter: HTMLElement | null): Promise<void> {
    const form = this.#form;
    if (!form || this.#isSending) return;
    const isBack = (submitter as HTMLButtonElement | null)?.value === 'back';
    this.#isSending = true;
    this.#tell(form.dataset['sending'] ?? '');
    try {
      await this.#uploads;
      const { problems } = checkForm(this.#fields, this.#raw(form));
      if (!isBack && Object.keys(problems).length > 0) this.#showErrors(form, problems);
      else await this.#send(form, submitter);
    } finally {
      this.#isSending = false;
      this.#tell('');
    }
  }

  async #send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter))
      if (typeof value === 'string') body.append(name, value);
    try {
      // A button of the form is called «action».
      const sent = await sendPlainForm(form.getAttribute('action') ?? '', body);
      const id = this.#box.dataset['formBox'] ?? '';
      const next = sent.page?.querySelector(`[data-form-box="${id}"]`);
      if (next) this.#replace(form, next, sent.url);
      else if (sent.page && sent.status === 200) location.assign(sent.url);
      else this.#fail(form);
    } catch {
      this.#fail(form);
    }
  }

  /** The next step, the same with what is wrong, or what is said when it was sent. */
  #replace(form: HTMLFormElement, next: Element, url: string): void {
    const isOwnPage = location.pathname.startsWith(form.dataset['page'] ?? '?');
    const refused = form.dataset['refused'] ?? '';
    this.#box.replaceChildren(...next.childNodes);
    this.#setTitle(refused);
    // A reload shows the same again; elsewhere the page is not the form's own.
    if (isOwnPage) history.replaceState(history.state, '', url);
    this.#showAsked();
    const first = this.#box.querySelector<HTMLElement>(
      '[data-form-errors] [tabindex],[data-form-sent],[data-step-title]',
    );
    first?.focus();
    first?.scrollIntoView({ block: 'nearest' });
  }

  #fail(form: HTMLFormElement): void {
    this.#showErrors(form, {});
    const place = form.querySelector('[data-form-errors] .booking-title');
    if (place) place.textContent = form.dataset['failed'] ?? '';
  }
}
