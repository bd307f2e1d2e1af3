import type { HtmlSnippetInput } from '../src/content/records/snippet.ts';
import { t } from './text.ts';

/** Pieces of HTML that other systems of the house fetch. */
export const snippets: readonly (HtmlSnippetInput & { readonly id: number })[] = [
  {
    id: 1,
    key: 'kartenbuero',
    code: t(
      '<p><strong>Kartenbüro</strong><br>Lindenplatz 1, 00417 Morgenfeld<br><a href=tel:+493023125040>+49 30 23125 040</a></p>',
      '<p><strong>Box office</strong><br>Lindenplatz 1, 00417 Morgenfeld<br><a href=tel:+493023125040>+49 30 23125 040</a></p>',
    ),
  },
  {
    id: 2,
    key: 'webshop-hinweis',
    code: t(
      '<p>Reservierte Karten halten wir 15 Minuten für Sie im Warenkorb.</p>',
      '<p>Reserved tickets are kept in your cart for 15 minutes.</p>',
    ),
  },
];
