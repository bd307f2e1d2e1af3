import { useStore } from '@nanostores/react';
import { $question } from '../stores/question.ts';
import { deferredDialog } from './deferred-dialog.tsx';

const QuestionDialog = deferredDialog(() => import('./QuestionDialog.tsx'), 'resume.title');

/** Something is to be decided before anything goes on (`ask`). */
export const Question = () => useStore($question) && <QuestionDialog />;
