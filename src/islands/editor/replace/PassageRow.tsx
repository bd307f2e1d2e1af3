import type { Passage, Refusal } from '../../../lib/replacements/passages.ts';
import { openField } from '../canvas/open-field.ts';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';
import { $language } from '../stores/content.ts';
import { moduleNameById } from '../stores/module-names.ts';

/** «Text: Mit der Bahn …, Inhalt (Deutsch)». */
export function passageName({ module, label, language }: Passage): string {
  const owner = module === null ? t('page.settings') : moduleNameById(module);
  return `${owner}, ${language === null ? label : `${label} (${t(`language.${language}`)})`}`;
}

function edit({ module, path, language }: Passage): void {
  if (language !== null) $language.set(language);
  openField(module, path.join('.'));
}

interface Props {
  readonly passage: Passage;
  readonly isCurrent: boolean;
  /** Why it could not be replaced; undefined: nobody tried. */
  readonly refusal: Refusal | undefined;
  readonly onGo: () => void;
}

/** A place that has the words: a press leads there. */
export function PassageRow({ passage, isCurrent, refusal, onGo }: Props) {
  const { before, match, after, language } = passage;
  const name = passageName(passage);
  return (
    <li>
      <div className="ed-row">
        <Button className="ed-name ed-passage" aria-current={isCurrent || undefined} onClick={onGo}>
          <span>
            <span className="ed-quiet">{name}</span>
            <br />
            <span lang={language ?? undefined}>
              {before}
              <mark>{match}</mark>
              {after}
            </span>
          </span>
        </Button>
        <IconButton icon="edit" label={t('replace.open', { name })} onClick={() => edit(passage)} />
      </div>
      {refusal && <p className="ed-field-error">{t(`replace.${refusal}`)}</p>}
    </li>
  );
}
