/**
 * Replaces the package that tells Slate which way a text runs: both languages of the site run to
 * the right, and public pages say nothing else of a paragraph in another one.
 */
export default function direction(): 'ltr' {
  return 'ltr';
}
