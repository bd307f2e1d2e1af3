import { useEffect, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/Icon.tsx';
import { t } from '../i18n/t.ts';
import { lostText, picturesElsewhere } from './pasted-words.ts';
import { showAboveTools } from './tools-place.ts';
import type { Pasted } from './text-flow.ts';

/** How many modules a document would be: pictures that are elsewhere cannot be any, and texts around them are one. */
const countOf = ({ parts, pictures }: Pasted): number =>
  parts
    .filter((part) => part.type !== 'picture' || pictures.has(part.src))
    .filter(({ type }, at, all) => type !== 'paragraphs' || all[at - 1]?.type !== 'paragraphs')
    .length;

interface Props {
  readonly pasted: Pasted;
  /** Null: the text is part of something else, or was changed since. */
  readonly onMake: (() => void) | null;
  readonly onClose: () => void;
}

/** What came of something that was pasted: how much, what is missing, and what it could be. */
export function PasteNote({ pasted, onMake, onClose }: Props) {
  const { parts, pictures, words } = pasted;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note.current) showAboveTools(note.current);
  }, [pasted]);
  const [lost, count] = [lostText(words.lost), countOf(pasted)];
  return (
    <div ref={note} className="ed-paste-note" role="status">
      <p>
        {t('text.pastedWords', { count: words.count - words.lost.length })}
        {lost !== '' && <strong className="ed-field-error"> {lost}</strong>}{' '}
        {picturesElsewhere(parts, pictures)}
      </p>
      {onMake !== null && count > 1 && (
        <Button onClick={onMake}>{t('text.makeModules', { count })}</Button>
      )}
      <IconButton icon="close" label={t('panel.close')} onClick={onClose} />
    </div>
  );
}
