/** The one script of every page: small behaviour on top of documents that work without it. */
import './menu.ts';
import './scroll.ts';
import './opening.ts';
import './alert.ts';
// Last: it reads what others wrote, and may stop at a broken cookie.
import './cart.ts';
import './overlay.ts';
