import { useState } from 'react';
import { mediaEntries } from '../../../lib/editing/several/media-entries.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { Button } from '../components/Button.tsx';
import { t } from '../i18n/t.ts';
import { Picker } from '../picker/Picker.tsx';
import { announce } from '../stores/live-region.ts';

type Entry = Readonly<Record<string, unknown>>;

interface Props {
  readonly field: FieldForm;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
}

/** The field of each entry that holds its picture; undefined: entries are no pictures. */
const pictureOf = ({ items }: FieldForm): FieldForm | undefined =>
  items.find(({ control, isRequired }) => control === 'picture' && isRequired);

const freeIn = (entries: readonly Entry[], key: string): number =>
  entries.filter((entry) => entry[key] == null).length;

/** The library, for as many pictures at once as have room in the list. */
export function PicturesPicker({
  field,
  entries,
  onChange,
  onClose,
}: Props & { readonly onClose: () => void }) {
  const key = pictureOf(field)?.key ?? '';
  const max = field.max === null ? Infinity : field.max - entries.length + freeIn(entries, key);
  return (
    <Picker
      title={field.label}
      source={{ use: 'picture' }}
      onChoose={() => undefined}
      several={{
        max,
        onTake(items) {
          const files = items.flatMap(({ media }) => media?.value ?? []);
          onChange(mediaEntries({ field, key }, entries, files));
          announce(t('field.picturesAdded', { count: items.length }));
        },
      }}
      onClose={onClose}
    />
  );
}

/** Pictures of the library as entries of a list, as many at once as are chosen; nothing where entries are no pictures. */
export function SeveralPictures({ field, entries, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const picture = pictureOf(field);
  if (picture === undefined) return null;
  const free = freeIn(entries, picture.key);
  if (field.max !== null && entries.length - free >= field.max) return null;
  return (
    <>
      <Button
        aria-haspopup="dialog"
        data-first={free === entries.length || undefined}
        onClick={() => setOpen(true)}
      >
        {t('field.severalFromLibrary')}
      </Button>
      {isOpen && (
        <PicturesPicker {...{ field, entries, onChange }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
