import type { Scheduled } from '../../../lib/editing/calls.ts';
import { Button } from '../ui/Button.tsx';
import { when } from '../when.ts';
import { word } from '../words.ts';

interface Props {
  readonly planned: readonly Scheduled[];
  readonly onCancel: (id: number) => void;
}

/** What happens by itself later, and what did not happen. */
export const Planned = ({ planned, onCancel }: Props) =>
  planned.length > 0 && (
    <>
      <h3>{word('publish.planned')}</h3>
      <ul>
        {planned.map(({ id, action, at, by, failed }) => (
          <li key={id}>
            {word(`publish.${action}At`, { at: when(at), by })}
            {failed !== null && <em className="ed-danger"> {failed}</em>}
            <Button onClick={() => onCancel(id)}>{word('publish.cancel')}</Button>
          </li>
        ))}
      </ul>
    </>
  );
