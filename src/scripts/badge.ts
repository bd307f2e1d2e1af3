/**
 * A text that is another one than before. Whatever is written has browsers look at the whole page
 * again for each rule with `:has`, milliseconds on a long one, also where it says the same.
 */
export function showText(element: Element | undefined | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Shows, as a text and a number, how much there is behind an icon of the top bar; for 0 the page's own text. */
export function showBadge(link: HTMLElement, amount: number): void {
  const { one = '', many = '', none = '' } = link.dataset;
  const [label, badge] = link.querySelectorAll('span');
  const text = amount === 0 ? none : amount === 1 ? one : many.replace('{n}', `${amount}`);
  showText(label, text);
  showText(badge, amount > 0 ? `${amount}` : '');
}
