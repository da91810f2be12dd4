import { addComment, addJobComment } from './add-comment.ts';
import { changeComment } from './change-comment.ts';
import { draftFiles } from './draft-files.ts';
import { listJobThread, listThread } from './list-thread.ts';
import { askQuestion, readTalk } from './offer-talk.ts';

export const commentsRoutes = [
  listThread,
  listJobThread,
  addComment,
  addJobComment,
  ...changeComment,
  ...draftFiles,
  readTalk,
  askQuestion,
];
