/** Tells, in words and as a number, how much there is behind an icon of the top bar; 0 is what the page says. */
export function showAmount(link: HTMLElement, amount: number): void {
  const { one = '', many = '', none = '' } = link.dataset;
  const [words, badge] = link.querySelectorAll('span');
  const text = amount === 0 ? none : amount === 1 ? one : many.replace('{n}', `${amount}`);
  if (words) words.textContent = text;
  if (badge) badge.textContent = amount > 0 ? `${amount}` : '';
}
