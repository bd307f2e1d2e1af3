/** Parts of compounds that need not stand by themselves anywhere in the venue's texts. */
const COMMON_PARTS: ReadonlySet<string> = new Set(
  `abend abo anfang bau bild buehne chor einfuehrung familie fest film foyer fuehrung gast gespraech
  haus jahr kammer karte kind kirche klang klavier konzert kunst lied markt matinee meister mittag
  morgen musik nacht neu neujahr oper orchester orgel passion pause platz plan preis probe programm
  quartett quintett raum reihe saal schule sinfonie solo sommer spiel stadt stunde tag tanz theater
  ton trio ur verein vorstellung weihnacht werk winter woche`.split(/\s+/u),
);
export const isCommonPart = (word: string): boolean => COMMON_PARTS.has(word);

const SHORTEST_PART = 3;
/** What joins the parts of a German compound: «Familie-n-konzert», «Weihnacht-s-markt». */
const JOINTS = ['', 's', 'es', 'n', 'en', 'er', 'e'];

/** The first part of a compound without the letters that join it to the next, most likely first. */
export const withoutJoint = (part: string): readonly string[] =>
  JOINTS.filter((joint) => part.endsWith(joint))
    .map((joint) => part.slice(0, part.length - joint.length))
    .filter((word) => word.length >= SHORTEST_PART);

/** Every way to part a folded word in two that are long enough to be words. */
export function partings(word: string): readonly (readonly [string, string])[] {
  const ways: (readonly [string, string])[] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1)
    ways.push([word.slice(0, at), word.slice(at)]);
  return ways;
}
