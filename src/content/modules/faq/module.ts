import { items } from '../../fields/inner/items.ts';
import { richText, words } from '../../fields/inner/text.ts';
import { defineModule } from '../define.ts';

export const module = defineModule({
  kind: 'faq',
  label: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  synonyms: {
    de: ['Akkordeon', 'FAQ', 'Aufklappen', 'Ausklappen', 'Hilfe'],
    en: ['accordion', 'questions', 'answers', 'toggle', 'collapse', 'help'],
  },
  group: 'text',
  width: 'text',
  heading: 'title',
  fields: {
    title: words({ label: { de: 'Titel', en: 'Title' } }),
    children: items(
      {
        question: words({ label: { de: 'Frage', en: 'Question' }, isRequired: true }),
        answer: richText({ label: { de: 'Antwort', en: 'Answer' }, isRequired: true }),
      },
      { label: { de: 'Fragen', en: 'Questions' }, min: 1, max: 60 },
    ),
  },
});
