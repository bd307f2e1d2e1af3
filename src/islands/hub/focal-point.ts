const SVG = 'http://www.w3.org/2000/svg';
/** How far an arrow key moves the point, in per cent. */
const STEP = 5;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 10) / 10));

const field = (axis: 'x' | 'y'): HTMLInputElement | null =>
  document.querySelector(`input[name="focal.${axis}"]`);

/** What is typed, in per cent; the middle for what is no number. */
const typed = (input: HTMLInputElement): number => {
  const value = Number(input.value.replace(',', '.'));
  return Number.isFinite(value) && input.value.trim() !== '' ? within(value) : 50;
};

/** A ring that stands on the point, in per cent of the picture. */
function ring(): { readonly svg: SVGElement; move(x: number, y: number): void } {
  const svg = document.createElementNS(SVG, 'svg');
  svg.ariaHidden = 'true';
  const circles = [0, 1].map(() => {
    const circle = document.createElementNS(SVG, 'circle');
    circle.setAttribute('r', '14');
    return circle;
  });
  svg.append(...circles);
  return {
    svg,
    move(x, y) {
      for (const circle of circles) {
        circle.setAttribute('cx', `${x}%`);
        circle.setAttribute('cy', `${y}%`);
      }
    },
  };
}

/** The centre of a picture: set by a click onto it, moved by arrow keys, seen in all crops at once. */
export function enhanceFocalPoint(stage: HTMLElement): void {
  const [x, y] = [field('x'), field('y')];
  const picture = stage.querySelector('img');
  if (x === null || y === null || picture === null) return;
  const { label = '', focalText = '' } = stage.dataset;
  const frame = document.createElement('span');
  frame.className = 'hub-media-frame';
  picture.replaceWith(frame);
  const target = document.createElement('button');
  target.type = 'button';
  target.className = 'hub-media-target';
  const mark = ring();
  target.append(mark.svg);
  frame.append(picture, target);
  const show = (): void => {
    const [left, top] = [typed(x), typed(y)];
    mark.move(left, top);
    const at = focalText.replace('{{x}}', String(left)).replace('{{y}}', String(top));
    target.ariaLabel = `${label}. ${at}`;
    for (const crop of document.querySelectorAll<HTMLImageElement>('.hub-media-crop img')) {
      crop.dataset['x'] = String(Math.round(left / 25));
      crop.dataset['y'] = String(Math.round(top / 25));
    }
  };
  const set = (left: number, top: number): void => {
    x.value = String(within(left));
    y.value = String(within(top));
    show();
  };
  target.addEventListener('click', ({ clientX, clientY, detail }) => {
    // A key was pressed: it says nothing of a place.
    if (detail === 0) return;
    const box = target.getBoundingClientRect();
    set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
  });
  target.addEventListener('keydown', (event) => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(typed(x) + step[0], typed(y) + step[1]);
  });
  for (const input of [x, y]) input.addEventListener('input', show);
  show();
}
