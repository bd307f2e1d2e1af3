import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { moduleById } from '../../../lib/editing/content.ts';
import type { Image } from '../../../content/fields/image.ts';
import type { FieldForm } from '../../../lib/editing/library.ts';
import { valueAt, type Path } from '../../../lib/editing/operation.ts';
import { hasText } from '../../../content/i18n/locales.ts';
import { moduleOffer } from '../api/library.ts';
import { canvasRenderer } from '../canvas/canvas-renderer.ts';
import { pictureElement } from '../canvas/dom.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { PlaceBox, type Place } from '../crop/place-box.ts';
import { FieldList } from '../form/FieldList.tsx';
import { PicturesPicker } from '../form/SeveralPictures.tsx';
import { t } from '../i18n/t.ts';
import { Picker } from '../picker/Picker.tsx';
import { setField } from '../stores/commands.ts';
import { $content, $fieldErrors, $language } from '../stores/content.ts';
import { $editedPicture } from '../stores/edited-picture.ts';
import { errorsOf } from '../stores/field-errors.ts';

/** The place of the picture on the page; null where it is not shown. */
function placeOf(mark: string): Place | null {
  const element = pictureElement(mark);
  if (element === null || element.clientHeight === 0) return null;
  const { clientWidth: width, clientHeight: height } = element;
  return { width, ratio: getComputedStyle(element).objectFit === 'cover' ? width / height : null };
}

/** It changes with the form of the module, once that is rendered. */
function usePlace(mark: string): Place | null {
  const [place, setPlace] = useState(() => placeOf(mark));
  useEffect(() => canvasRenderer.onRendered(() => setPlace(placeOf(mark))), [mark]);
  return place;
}

const markOf = ({ module, path }: Props): string => `${module}|${path.join('.')}`;

const pictureButtonOf = (mark: string): HTMLElement | null =>
  pictureElement(mark)?.closest('.picture')?.querySelector<HTMLElement>('.ed-picture-button') ??
  null;

interface Props {
  readonly module: string;
  readonly path: Path;
}

/** The field of the picture with what it stands in, and the choice of forms that its module has. */
function fieldsOf(fields: readonly FieldForm[], [key, , inner]: Path) {
  const own = fields.find((field) => field.key === key);
  const list = own?.control === 'list' ? own : null;
  const field = list ? list.items.find((item) => item.key === inner) : own;
  return { field, list, format: fields.find((one) => one.key === 'format') };
}

const pictureIn = ({ module, path }: Props): Image | null =>
  (valueAt(moduleById($content.get().modules, module)?.data, path) as Image | undefined) ?? null;

function PictureForm({ module, path }: Props) {
  const { modules } = useStore($content);
  const language = useStore($language);
  useStore($fieldErrors);
  const stored = moduleById(modules, module);
  const place = usePlace(markOf({ module, path }));
  const { field, format } = fieldsOf((stored && moduleOffer(stored.kind)?.fields) ?? [], path);
  if (stored === null || field === undefined) return <p>{t('module.none')}</p>;
  const base = path.slice(0, -1);
  const shared = {
    language,
    fieldErrors: errorsOf(module),
    idBase: `${module}-picture`,
    onChange: (place: Path, value: unknown, isTyping?: boolean) =>
      setField(module, place, value, isTyping),
  };
  return (
    <PlaceBox value={place}>
      {format && <FieldList {...shared} fields={[format]} value={stored.data} />}
      <FieldList {...shared} fields={[field]} value={valueAt(stored.data, base)} path={base} />
    </PlaceBox>
  );
}

interface FirstChoiceProps {
  readonly picture: Props;
  readonly onClose: () => void;
}

/** The library, for a picture that nobody has chosen yet; in a list without any, for several. */
function FirstChoice({ picture, onClose }: FirstChoiceProps) {
  const { module, path } = picture;
  const stored = moduleById($content.get().modules, module);
  const { field, list } = fieldsOf((stored && moduleOffer(stored.kind)?.fields) ?? [], path);
  const [key = ''] = path;
  if (!stored || field === undefined) return null;
  const entries = list ? (stored.data[key] as readonly Readonly<Record<string, unknown>>[]) : [];
  if (list && entries.every((entry) => entry[field.key] == null))
    return (
      <PicturesPicker
        {...{ entries, onClose }}
        field={list}
        onChange={(value) => setField(module, [key], value)}
      />
    );
  return (
    <Picker
      title={field.label}
      source={{ use: 'picture' }}
      onChoose={({ media }) => media && setField(module, path, media.value)}
      onClose={onClose}
    />
  );
}

/** A picture of the page: its crop, its words, another file. What changes is seen on the page. */
export function PictureDialog() {
  const picture = useStore($editedPicture);
  const [isFirst, setFirst] = useState(() => picture !== null && pictureIn(picture) === null);
  if (picture === null) return null;
  const close = (): void => {
    $editedPicture.set(null);
    // The picture was rendered anew, and its button with it.
    requestAnimationFrame(() => pictureButtonOf(markOf(picture))?.focus());
  };
  // Whose words are known from the library is done; else, and for a file of one's own, the form follows.
  const leaveLibrary = (): void => {
    const image = pictureIn(picture);
    if (image && (image.decorative || hasText(image.alt))) close();
    else setFirst(false);
  };
  if (isFirst) return <FirstChoice picture={picture} onClose={leaveLibrary} />;
  return (
    <Dialog title={t('picture.title')} onClose={close}>
      <PictureForm {...picture} />
      <Button className="ed-main" onClick={close}>
        {t('picture.done')}
      </Button>
    </Dialog>
  );
}
