import type { ArticleCategoryInput, ArticleTagInput } from '../src/content/records/article.ts';
import type { ProductionTagInput } from '../src/content/records/groups.ts';
import type { PersonCategoryInput } from '../src/content/records/person.ts';
import { numbered } from './numbered.ts';
import { t } from './text.ts';

const category = (
  de: string,
  en: string,
  slug: string,
  position: number,
): ArticleCategoryInput => ({
  name: t(de, en),
  slug,
  style_name: slug,
  position,
});

export const articleCategories = numbered({
  gespraeche: category('Gespräche', 'Conversations', 'gespraeche', 10),
  hintergrund: category('Hintergrund', 'Background', 'hintergrund', 20),
  hoeren: category('Zum Hören', 'To hear', 'hoeren', 30),
  sehen: category('Zum Sehen', 'To watch', 'sehen', 40),
  haus: category('Aus dem Haus', 'From the house', 'haus', 50),
  familie: category('Für Kinder und Familien', 'For children and families', 'familie', 60),
} satisfies Readonly<Record<string, ArticleCategoryInput>>);
export type CategoryKey = 'gespraeche' | 'hintergrund' | 'hoeren' | 'sehen' | 'haus' | 'familie';

const topic = (de: string, en: string): ArticleTagInput => ({ name: t(de, en) });

export const articleTags = numbered({
  orchester: topic('Orchester', 'Orchestra'),
  kammermusik: topic('Kammermusik', 'Chamber music'),
  klavier: topic('Klavier', 'Piano'),
  orgel: topic('Orgel', 'Organ'),
  stimme: topic('Stimme', 'Voice'),
  jazz: topic('Jazz', 'Jazz'),
  neueMusik: topic('Neue Musik', 'New music'),
  alteMusik: topic('Alte Musik', 'Early music'),
  oper: topic('Oper', 'Opera'),
  akustik: topic('Akustik', 'Acoustics'),
  architektur: topic('Architektur', 'Architecture'),
  handwerk: topic('Handwerk', 'Craft'),
  stadt: topic('Stadtgeschichte', 'Town history'),
  vermittlung: topic('Mitmachen', 'Taking part'),
  barrierefrei: topic('Barrierefrei', 'Accessible'),
  nachhaltig: topic('Nachhaltigkeit', 'Sustainability'),
  film: topic('Film', 'Film'),
  festival: topic('Festival', 'Festival'),
} satisfies Readonly<Record<string, ArticleTagInput>>);

const productionTopic = (de: string, en: string): ProductionTagInput => ({ name: t(de, en) });

export const productionTags = numbered({
  premiere: productionTopic('Premiere', 'Première'),
  wiederaufnahme: productionTopic('Wiederaufnahme', 'Revival'),
  familie: productionTopic('Für Familien', 'For families'),
  gespraech: productionTopic('Mit Einführung', 'With an introduction'),
  festival: productionTopic('Festival', 'Festival'),
} satisfies Readonly<Record<string, ProductionTagInput>>);

const people = (de: string, en: string, position: number): PersonCategoryInput => ({
  name: t(de, en),
  position,
});

export const personCategories = numbered({
  leitung: people('Leitung', 'Management', 10),
  programm: people('Programm & Vermittlung', 'Programme & learning', 20),
  publikum: people('Publikum & Karten', 'Audience & tickets', 30),
  technik: people('Technik & Haus', 'Technical & building', 40),
} satisfies Readonly<Record<string, PersonCategoryInput>>);
