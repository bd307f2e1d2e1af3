import type { Locale } from '../constants.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that stand in nearly every text and say nothing of it, folded. */
const STOP_WORDS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: list(`aber alle als am an auch auf aus bei beim bin bis bist da das dass dein dem den der des
    die dies diese diesem diesen dieser dir doch du durch durchs ein eine einem einen einer eines er es fuer
    gibt habe haben hat hier ich ihr ihre im in ins ist ja kann koennen man mein mich mir mit muss nach nicht
    noch nur ob oder ohne sich sie sind so ueber um und uns unser vom von vor wann war was welche
    welcher wenn wer wie will wir wird wo zu zum zur`),
  en: list(`a about an and are as at be by can do does for from has have here how i if in into is it
    its me my no not of on or our so that the their there this to was we what when where which who
    will with you your`),
};

export const isStopWord = (folded: string, locale: Locale): boolean =>
  STOP_WORDS[locale].has(folded);
