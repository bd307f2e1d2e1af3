import {
  fieldDifferences,
  type FieldDifference,
} from '../../../../lib/editing/field-differences.ts';
import type { FieldForm } from '../../../../lib/editing/library.ts';
import {
  wordDifferences,
  type TextPiece,
} from '../../../../lib/editing/differences/word-differences.ts';
import { t } from '../../i18n/t.ts';
import { useValueWords } from './use-value-words.ts';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  readonly fields: readonly FieldForm[];
  readonly before: Values;
  readonly after: Values;
}

/** So much of what stayed as it was is shown on each side of a change, in characters. */
const CONTEXT_CHARACTERS = 60;

/** What stayed as it was, without its middle where it is long. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst ? '' : text.slice(0, CONTEXT_CHARACTERS);
  const end = isLast ? '' : text.slice(-CONTEXT_CHARACTERS);
  return start.length + end.length >= text.length ? text : `${start} … ${end}`;
}

const piecesOf = ({ before, after, isWhole }: FieldDifference): readonly TextPiece[] =>
  isWhole
    ? (
        [
          { is: 'deleted', text: before },
          { is: 'inserted', text: after },
        ] as const
      ).filter(({ text }) => text !== '')
    : wordDifferences(before, after);

function Piece({ is, text }: TextPiece) {
  if (is === 'inserted') return <ins>{text}</ins>;
  return is === 'deleted' ? <del>{text}</del> : text;
}

/** The words of a field before and after, those that differ marked. */
function Words({ difference }: { readonly difference: FieldDifference }) {
  const { before, after, language } = difference;
  const pieces = piecesOf(difference);
  if (before === after) return <em>{t('versions.marksOnly')}</em>;
  return (
    <span lang={language ?? undefined}>
      {pieces.map(({ is, text }, index) => (
        <Piece
          // A piece is told from the others by its place alone.
          key={index}
          is={is}
          text={is === 'same' ? shortened(text, index === 0, index === pieces.length - 1) : text}
        />
      ))}
    </span>
  );
}

/** Each field that differs, with its old and its new words. */
export function FieldDifferences({ fields, before, after }: Props) {
  const differences = useValueWords((words) => fieldDifferences(fields, { before, after }, words));
  return (
    <dl className="ed-changes">
      {differences.map((difference) => (
        <div key={`${difference.key} ${difference.language ?? ''}`}>
          <dt>
            {difference.label}
            {difference.language !== null && ` (${t(`language.${difference.language}`)})`}
          </dt>
          <dd>
            <Words difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
