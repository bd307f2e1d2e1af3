import type { UserDetails } from '../lib/accounts/user-details.ts';

/** The menu of somebody who is signed in, put into a page that is the same for everybody. */
const template = document.querySelector<HTMLTemplateElement>('template[data-user]');

async function show(place: HTMLTemplateElement, address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return;
  // Our own call, described by a type that its test holds it to.
  const user = (await answer.json()) as UserDetails;
  if (!user.is_logged_in) return;
  const menu = place.content.cloneNode(true) as DocumentFragment;
  const name = menu.querySelector('.name');
  if (name) name.textContent = `${user.first_name} ${user.last_name}`;
  if (!user.has_dashboard_online_access) menu.querySelector('[data-editors]')?.remove();
  if (!user.may_edit) menu.querySelector('[data-edit]')?.remove();
  place.replaceWith(menu);
}

export function mount(): void {
  const address = template?.dataset['user'];
  const isWanted = !new URLSearchParams(location.search).has('noToolbar');
  if (template && address !== undefined && isWanted)
    // Without an answer the page stays as it is for everybody.
    show(template, address).catch(() => undefined);
}
