/*
 * The page stands beside an open panel. Its rules ask how wide the window is; as long as the panel
 * is open they ask for as much more as it takes, so that the page is laid out for the room it has.
 */

/** From here on a panel stands beside the page, below it covers it (panel.css). */
const BESIDE = '(width >= 48em)';
const WIDTH = /\b\d+(?:\.\d+)?(?:em|rem|px)/gu;

/** Every rule of the page that asks for a width; the editor's own stay as they are. */
function* widthRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules)
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('width')) {
      if (!rule.cssText.includes('.ed-')) yield rule;
    } else if (rule instanceof CSSGroupingRule) yield* widthRules(rule.cssRules);
}

function allRules(): readonly CSSMediaRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...widthRules(sheet.cssRules)];
    } catch {
      // A sheet of another origin keeps its rules to itself.
      return [];
    }
  });
}

/** Lays the page out for the room beside a panel. @returns what gives it the window again */
export function makeRoom(panel: HTMLElement): () => void {
  const wide = matchMedia(BESIDE);
  const before = new Map<CSSMediaRule, string>();
  const giveBack = (): void => {
    for (const [rule, text] of before) rule.media.mediaText = text;
    before.clear();
  };
  const update = (): void => {
    giveBack();
    if (!wide.matches) return;
    const taken = panel.offsetWidth;
    for (const rule of allRules()) {
      const { mediaText } = rule.media;
      before.set(rule, mediaText);
      rule.media.mediaText = mediaText.replaceAll(WIDTH, `calc($& + ${taken}px)`);
    }
  };
  update();
  wide.addEventListener('change', update);
  return () => {
    wide.removeEventListener('change', update);
    giveBack();
  };
}
