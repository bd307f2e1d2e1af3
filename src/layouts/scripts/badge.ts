/** Shows, as a text and a number, how much there is behind an icon of the top bar; for 0 the page's own text. */
export function showBadge(link: HTMLElement, amount: number): void {
  const { one = '', many = '', none = '' } = link.dataset;
  const [label, badge] = link.querySelectorAll('span');
  const text = amount === 0 ? none : amount === 1 ? one : many.replace('{n}', `${amount}`);
  if (label) label.textContent = text;
  if (badge) badge.textContent = amount > 0 ? `${amount}` : '';
}
