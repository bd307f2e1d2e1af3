import { sendFile, type Answer, type FailureWords } from './send-file.ts';

/** Files that are sent at the same time: more make none of them quicker. */
const AT_ONCE = 3;

interface Words extends FailureWords {
  readonly waiting: string;
  readonly done: string;
  readonly known: string;
  readonly signedOut: string;
  readonly signIn: string;
  readonly again: string;
  readonly stop: string;
  readonly all: string;
  readonly refresh: string;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
  className = '',
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
};

/** The line of one file: how far it is, what became of it, and how to try again. */
class Line {
  readonly element = element('li');
  readonly #file: File;
  readonly #upload: Upload;
  readonly #status = element('span');
  readonly #progress = element('progress');
  readonly #name = element('strong');
  readonly #button = element('button', '', 'button button-quiet');
  #request: XMLHttpRequest | null = null;

  constructor(file: File, upload: Upload) {
    this.#file = file;
    this.#upload = upload;
    this.#name.textContent = file.name;
    this.#progress.max = 100;
    this.#progress.value = 0;
    this.#progress.ariaLabel = file.name;
    this.#button.type = 'button';
    this.element.append(this.#name, this.#progress, this.#status, this.#button);
    this.#button.addEventListener('click', () => {
      if (this.#button.dataset['does'] === 'again') upload.add([this]);
      else this.#stop();
    });
    this.wait();
  }

  wait(): void {
    this.element.classList.remove('hub-media-bad');
    this.#progress.hidden = false;
    this.#progress.value = 0;
    this.#status.textContent = this.#upload.words.waiting;
    this.#offer('stop', this.#upload.words.stop);
  }

  /** Resolves when the file has been answered, whatever the answer is. */
  async send(): Promise<void> {
    const { call, words } = this.#upload;
    const { request, answer } = sendFile(this.#file, {
      call,
      words,
      onPercent: (percent) => {
        this.#progress.value = percent;
        this.#status.textContent = `${percent} %`;
      },
    });
    this.#request = request;
    const received = await answer;
    this.#request = null;
    this.#show(received);
  }

  #stop(): void {
    this.#upload.drop(this);
    this.#request?.abort();
    this.element.remove();
  }

  #offer(does: 'again' | 'stop' | '', text = ''): void {
    this.#button.dataset['does'] = does;
    this.#button.hidden = does === '';
    this.#button.textContent = text;
    const name = element('span', `: ${this.#file.name}`, 'visually-hidden');
    this.#button.append(name);
  }

  #show(answer: Answer): void {
    const { words, fileHref, loginHref } = this.#upload;
    this.#progress.hidden = true;
    if (answer.state === 'done' || answer.state === 'known') {
      const link = element('a', this.#file.name);
      link.href = fileHref.replace(/0$/u, String(answer.id));
      this.#name.replaceChildren(link);
      this.#status.textContent = `${words[answer.state]} ${answer.notice}`.trim();
      this.#offer('');
      this.#upload.finished += 1;
      return;
    }
    this.element.classList.add('hub-media-bad');
    this.#offer('again', words.again);
    if (answer.state === 'refused') {
      this.#status.textContent = answer.message;
      return;
    }
    const login = element('a', words.signIn);
    login.href = loginHref;
    login.target = '_blank';
    this.#status.replaceChildren(`${words.signedOut} `, login);
  }
}

/** Everything that was chosen, dropped or pasted on one page. */
class Upload {
  readonly words: Words;
  readonly call: string;
  readonly fileHref: string;
  readonly loginHref: string;
  finished = 0;
  readonly #lines: Line[] = [];
  #queue: Line[] = [];
  #active = 0;
  readonly #list = element('ul', '', 'hub-media-sent');
  readonly #summary = element('p', '', 'label');
  readonly #refresh = element('a', '', 'button button-quiet');

  constructor(form: HTMLElement) {
    const { words = '{}', call = '', fileHref = '', loginHref = '' } = form.dataset;
    this.words = JSON.parse(words) as Words;
    this.call = call;
    this.fileHref = fileHref;
    this.loginHref = loginHref;
    this.#summary.role = 'status';
    this.#refresh.textContent = this.words.refresh;
    this.#refresh.href = location.pathname.replace(/\/upload$/u, '');
    this.#refresh.hidden = true;
    form.append(this.#summary, this.#list, this.#refresh);
  }

  take(files: Iterable<File>): void {
    const lines = [...files].map((file) => new Line(file, this));
    this.#lines.push(...lines);
    this.#list.append(...lines.map((line) => line.element));
    this.add(lines);
  }

  add(lines: readonly Line[]): void {
    for (const line of lines) line.wait();
    this.#queue.push(...lines);
    while (this.#active < AT_ONCE && this.#queue.length > 0) void this.#next();
    this.#tell();
  }

  drop(line: Line): void {
    this.#queue = this.#queue.filter((other) => other !== line);
    this.#lines.splice(this.#lines.indexOf(line), 1);
    this.#tell();
  }

  async #next(): Promise<void> {
    this.#active += 1;
    for (let line = this.#queue.shift(); line !== undefined; line = this.#queue.shift()) {
      await line.send();
      this.#tell();
    }
    this.#active -= 1;
  }

  #tell(): void {
    this.#summary.textContent = this.words.all
      .replace('{{done}}', String(this.finished))
      .replace('{{all}}', String(this.#lines.length));
    this.#refresh.hidden = this.finished === 0;
  }
}

/** Files are sent as soon as they are chosen, dropped anywhere onto the page, or pasted. */
export function enhanceUpload(form: HTMLElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  const details = form.closest('details');
  const upload = new Upload(form);
  const take = (files: FileList | null | undefined): boolean => {
    if (!files || files.length === 0) return false;
    if (details) details.open = true;
    upload.take(files);
    return true;
  };
  form.querySelector('button:not([type])')?.remove();
  form.addEventListener('submit', (event) => event.preventDefault());
  input?.addEventListener('change', () => {
    take(input.files);
    input.value = '';
  });
  const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
    dataTransfer?.types.includes('Files') === true;
  const isInField = ({ target }: Event): boolean =>
    target instanceof Element && target.closest('input, textarea') !== null;
  addEventListener('dragover', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (details) details.open = true;
    form.classList.add('hub-media-over');
  });
  for (const type of ['dragleave', 'drop'] as const)
    addEventListener(type, () => form.classList.remove('hub-media-over'));
  addEventListener('drop', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    take(event.dataTransfer?.files);
  });
  addEventListener('paste', (event) => {
    if (!isInField(event) && take(event.clipboardData?.files)) event.preventDefault();
  });
}
