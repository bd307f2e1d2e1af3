import { useStore } from '@nanostores/react';
import { $question } from '../stores/question.ts';
import { unaskedDialog } from './unasked.tsx';

const QuestionDialog = unaskedDialog(
  async () => (await import('./QuestionDialog.tsx')).QuestionDialog,
  'resume.title',
);

/** Something is to be decided before anything goes on (`ask`). */
export const Question = () => useStore($question) && <QuestionDialog />;
