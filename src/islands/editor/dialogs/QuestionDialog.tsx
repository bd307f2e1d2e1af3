import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $question } from '../stores/question.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';

/** Asks for one of two ways on, and for a line where one is needed. */
export function QuestionDialog() {
  const question = useStore($question);
  const [text, setText] = useState(question?.line?.value ?? '');
  if (question === null) return null;
  const { title, why, yes, no, line, answer } = question;
  return (
    <Dialog title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          answer(true, text.trim());
        }}
      >
        <p>{why}</p>
        {line && (
          <label>
            {line.label}
            <input
              type="text"
              required
              autoComplete="off"
              maxLength={200}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        )}
        <p className="ed-row">
          <button type="submit" className="ed-main">
            {yes}
          </button>
          <Button onClick={() => answer(false, '')}>{no}</Button>
        </p>
      </form>
    </Dialog>
  );
}
