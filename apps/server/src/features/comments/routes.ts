import { addComment, addJobComment } from './add-comment.ts';
import { changeComment } from './change-comment.ts';
import { draftFiles } from './draft-files.ts';
import { listConversation, listJobConversation } from './list-conversation.ts';
import { askQuestion, readTalk } from './offer-talk.ts';

export const commentsRoutes = [
  listConversation,
  listJobConversation,
  addComment,
  addJobComment,
  ...changeComment,
  ...draftFiles,
  readTalk,
  askQuestion,
];
