import { addComment, listThread } from './add-comment.ts';
import { editComment, removeComment, resolveComment } from './change-comment.ts';
import { askQuestion, readTalk } from './offer-talk.ts';

export const commentsRoutes = [
  listThread,
  addComment,
  editComment,
  removeComment,
  resolveComment,
  readTalk,
  askQuestion,
];
