/**
 * Says on the page that the editor has not come, with the way to try again. Its texts have not
 * come either: these are attributes of the page.
 */
export function showLoadingError(): void {
  const host = document.querySelector<HTMLElement>('[data-editor]');
  const { failed = '', reload = '' } = host?.dataset ?? {};
  const banner = document.createElement('p');
  banner.className = 'ed-banner';
  banner.role = 'alert';
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = reload;
  banner.append(failed, link);
  host?.append(banner);
}
