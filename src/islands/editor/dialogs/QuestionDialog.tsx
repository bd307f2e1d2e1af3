import { useStore } from '@nanostores/react';
import { $question } from '../stores/question.ts';
import { Button } from '../components/Button.tsx';
import { Dialog } from '../components/Dialog.tsx';

/** Asks for one of two ways on. */
export function QuestionDialog() {
  const question = useStore($question);
  if (question === null) return null;
  const { title, why, yes, no, answer } = question;
  return (
    <Dialog title={title}>
      <p>{why}</p>
      <p className="ed-row">
        <Button className="ed-main" onClick={() => answer(true)}>
          {yes}
        </Button>
        <Button onClick={() => answer(false)}>{no}</Button>
      </p>
    </Dialog>
  );
}
