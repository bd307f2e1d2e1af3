/** The articles of the demo by a readable key, the newest first; the last two still wait. */
const ARTICLE_KEYS = [
  ...['linde', 'umblaettern', 'orgelstimmen', 'sechs-sekunden', 'notenarchiv', 'garderobe'],
  ...['kinderfragen', 'mirela', 'leere-saele', 'apfelkuchen', 'klatschen', 'leise'],
  ...['fidelio', 'weberstadt', 'filmkonzert', 'hinter-der-rampe', 'bilanz', 'webernacht'],
  ...['cello', 'kontrabass', 'pauken', 'klavierstimmerin', 'gebaerden', 'metropolis'],
  ...['rohrblatt', 'marke-417', 'linie-5', 'rusalka', 'windmaschine', 'erstes-mal'],
  ...['klaviertage', 'buergerchor', 'gaensebluemchen', 'linke-hand', 'theorbe', 'dido'],
  ...['kupferdach', 'horn', 'bratsche', 'elf-namen', 'lochkarten', 'schlafen'],
  ...['husten', 'karneval', 'kloester', 'bandoneon', 'bigband', 'fluegelkauf'],
  ...['notenwart', 'emilie-mayer', 'das-jahr', 'licht', 'krabbeln', 'programmheft'],
  ...['winterreise', 'improvisation', 'instrumentenwagen', 'engel', 'silbe', 'fundsachen'],
  ...['generalprobe', 'walzer'],
] as const;
export type ArticleKey = (typeof ARTICLE_KEYS)[number];

/** How many at the end of the list are not public yet. */
const WAITING = 2;

export const articleIdOf = (key: ArticleKey): number => ARTICLE_KEYS.indexOf(key) + 1;
export const isWaiting = (id: number): boolean => id > ARTICLE_KEYS.length - WAITING;
export const waitingPlace = (id: number): number => id - (ARTICLE_KEYS.length - WAITING);

/** An article as links name it. */
export const toArticle = (key: ArticleKey): string => `article:${articleIdOf(key)}`;
