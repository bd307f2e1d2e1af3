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

/** Pictures of the library as entries of a list, as many at once as are chosen; nothing where entries are no pictures. */
export function SeveralPictures({ field, entries, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const picture = field.items.find(
    ({ control, isRequired }) => control === 'picture' && isRequired,
  );
  if (picture === undefined) return null;
  const { key } = picture;
  const free = entries.filter((entry) => entry[key] == null).length;
  const max = field.max === null ? Infinity : field.max - entries.length + free;
  if (max <= 0) return null;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('field.severalFromLibrary')}
      </Button>
      {isOpen && (
        <Picker
          title={field.label}
          source={{ use: 'picture' }}
          onChoose={() => undefined}
          several={{
            max,
            onTake(items) {
              onChange(
                mediaEntries(
                  { field, key },
                  entries,
                  items.flatMap(({ media }) => media?.value ?? []),
                ),
              );
              announce(t('field.picturesAdded', { count: items.length }));
            },
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
