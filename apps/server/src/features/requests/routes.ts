import { createDraft } from './draft/create-draft.ts';
import { listEarlier } from './draft/earlier-parts.ts';
import { countRequests } from './inbox/count-requests.ts';
import { getRequest } from './inbox/get-request.ts';
import { listRequests } from './inbox/list-requests.ts';
import { moveRequest, takeOwnership } from './inbox/move-request.ts';
import { removeRequest } from './inbox/remove-request.ts';
import { requestOfQuote } from './inbox/request-of-quote.ts';
import { saveRequest } from './inbox/save-request.ts';
import { getRequestSettings, setRequestSettings } from './inbox/settings.ts';
import { createRequest } from './intake/create-request.ts';
import { addRequestFile, removeRequestFile } from './intake/request-files.ts';
import { takeMail } from './intake/take-message.ts';
import { forgetLayout, teachLayout } from './layouts/layouts.ts';
import { compareWithQuote } from './order/compare-with-quote.ts';
import { askQuestions } from './questions/ask-questions.ts';

export const requestsRoutes = [
  listRequests,
  countRequests,
  getRequest,
  requestOfQuote,
  createRequest,
  takeMail,
  addRequestFile,
  removeRequestFile,
  saveRequest,
  moveRequest,
  takeOwnership,
  removeRequest,
  listEarlier,
  createDraft,
  compareWithQuote,
  askQuestions,
  teachLayout,
  forgetLayout,
  getRequestSettings,
  setRequestSettings,
];
